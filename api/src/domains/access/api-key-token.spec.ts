import { hashOfApiKey, isApiKeyToken, newApiKeyToken } from './api-key-token';

test('a new key has the form that is documented, and no two are alike', () => {
  const made = Array.from({ length: 500 }, newApiKeyToken);
  for (const token of made) {
    expect(token).toMatch(/^arr_live_[0-9A-Za-z]{39}$/);
    expect(isApiKeyToken(token)).toBe(true);
  }
  expect(new Set(made).size).toBe(made.length);
});

test('one wrong letter anywhere is told by the checksum', () => {
  const token = newApiKeyToken();
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'x' ? 'y' : 'x';
    expect(isApiKeyToken(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
  }
});

test('the checksum is CRC-32 in base 62, so that others can check it too', () => {
  const zeros = '0'.repeat(33);
  const last = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
  const check = (value: number): string => (value === 0 ? '' : check(Math.floor(value / 62)) + last[value % 62]);
  const crc = [...zeros].reduce((sum, letter) => {
    let rest = (sum ^ letter.charCodeAt(0)) >>> 0;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    return rest >>> 0;
  }, 0xffffffff);
  expect(isApiKeyToken(`arr_live_${zeros}${check((crc ^ 0xffffffff) >>> 0).padStart(6, '0')}`)).toBe(true);
});

test.each([
  '',
  'arr_live_',
  'arr_test_0',
  ` ${newApiKeyToken()}`,
  `${newApiKeyToken()}\n`,
  newApiKeyToken().toLowerCase(),
])('"%s" is no key', (text) => {
  expect(isApiKeyToken(text)).toBe(false);
});

test('what is kept is SHA-256', () => {
  expect(hashOfApiKey('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
