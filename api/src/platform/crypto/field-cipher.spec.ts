import { CannotOpen, FieldCipher } from './field-cipher';

const k1 = { keyId: 'k1', key: Buffer.alloc(32, 1) };
const k2 = { keyId: 'k2', key: Buffer.alloc(32, 2) };
const place = { table: 'child_registration', column: 'sealed', row: 7 };
const columns = [{ table: 'child_registration', column: 'sealed' }];
const answers = '{"drugAllergy":"Penicillin — très grave"}';

test('what was sealed opens again in its place', () => {
  const cipher = new FieldCipher({ healthDataKeys: [k1] }, columns);
  const value = cipher.seal(answers, place);
  expect(value.keyId).toBe('k1');
  expect(value.sealed.includes('Penicillin')).toBe(false);
  expect(cipher.open(value, place)).toBe(answers);
});

test('the same answers never look the same twice', () => {
  const cipher = new FieldCipher({ healthDataKeys: [k1] }, columns);
  expect(cipher.seal(answers, place).sealed.equals(cipher.seal(answers, place).sealed)).toBe(false);
});

test.each([
  ['row', { ...place, row: 8 }],
  ['column', { ...place, column: 'other' }],
  ['table', { ...place, table: 'rental_profile' }],
])('a value moved to another %s does not open', (_, elsewhere) => {
  const cipher = new FieldCipher({ healthDataKeys: [k1] }, columns);
  expect(() => cipher.open(cipher.seal(answers, place), elsewhere)).toThrow();
});

test('one changed bit is noticed', () => {
  const cipher = new FieldCipher({ healthDataKeys: [k1] }, columns);
  const value = cipher.seal(answers, place);
  value.sealed[value.sealed.length - 1]! ^= 1;
  expect(() => cipher.open(value, place)).toThrow();
});

test('after a rotation new values take the new key and old ones still open', () => {
  const value = new FieldCipher({ healthDataKeys: [k1] }, columns).seal(answers, place);
  const rotated = new FieldCipher({ healthDataKeys: [k2, k1] }, columns);
  expect(rotated.open(value, place)).toBe(answers);
  expect(rotated.seal(answers, place).keyId).toBe('k2');
  expect(() => new FieldCipher({ healthDataKeys: [k2] }, columns).open(value, place)).toThrow('k1');
});

test('what was sealed under a name that somebody gave opens with its key, whatever the key is called now', () => {
  const named = { keyId: 'winter', key: k1.key };
  const value = new FieldCipher({ healthDataKeys: [named] }, columns).seal(answers, place);
  expect(new FieldCipher({ healthDataKeys: [k2, k1] }, columns).open(value, place)).toBe(answers);
  expect(() => new FieldCipher({ healthDataKeys: [k2] }, columns).open(value, place)).toThrow(CannotOpen);
});

test('nothing is sealed for a column that the rotation does not know', () => {
  const cipher = new FieldCipher({ healthDataKeys: [k1] }, columns);
  expect(() => cipher.seal(answers, { ...place, column: 'other' })).toThrow('child_registration.other');
});
