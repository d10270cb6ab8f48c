import { safeRedirectPath } from './redirect-path';

const origin = 'https://resort.example';

test.each([
  '/home',
  '/l/summit-village',
  '/l/12',
  '/l/north/gate-3',
  '/checkin/waiver',
  '/profile/42',
  '/checkinComplete',
  '/home?from=mail',
])('%s is ours', (path) => {
  expect(safeRedirectPath(path, origin)).toBe(path);
});

test.each([
  'https://evil.example/home',
  '//evil.example/home',
  '/\\evil.example/home',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/unknown',
  '/admin',
  '/api/profile',
  '/l/../admin',
  '/logout',
  '/oidc-callback?code=1',
  '/',
  '',
  undefined,
  7,
])('%p is not', (path) => {
  expect(safeRedirectPath(path, origin)).toBeUndefined();
});
