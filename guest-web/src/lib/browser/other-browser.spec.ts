import { addressToGoOn, chromeLink } from './other-browser';

const at = (address: string) => addressToGoOn(new URL(address));

test('the address for another browser has no secret in it', () => {
  expect(at('https://resort.example/checkin/photo')).toBe('https://resort.example/checkin/photo');
  expect(at('https://resort.example/profile/7?t=secret#secret')).toBe('https://resort.example/profile/7');
  expect(at('https://resort.example/oidc-callback?code=secret&state=s')).toBe('https://resort.example/');
  expect(at('https://resort.example/nowhere')).toBe('https://resort.example/');
});

test('Android’s link opens the same address in Chrome, and the address itself where there is none', () => {
  const link = chromeLink('https://resort.example:8443/home', 'Mozilla/5.0 (Linux; Android 15; wv) Instagram');
  expect(link).toMatch(/^intent:\/\/resort\.example:8443\/home#Intent;scheme=https;package=com\.android\.chrome;/);
  expect(link).toContain(`S.browser_fallback_url=${encodeURIComponent('https://resort.example:8443/home')};end`);
  expect(chromeLink('https://resort.example/home', 'Mozilla/5.0 (iPhone) Instagram')).toBeUndefined();
});
