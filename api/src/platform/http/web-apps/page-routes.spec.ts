import { guestRouteTest } from './page-routes';

const isGuestRoute = guestRouteTest([]);

test.each([
  '/',
  '/home',
  '/checkin/waiver',
  '/CheckIn/Waiver',
  '/checkinComplete',
  '/l/ski-school',
  '/l/12',
  '/l/north/gate 3',
  '/profile/7',
  '/home/',
])('%s is a page', (path) => {
  expect(isGuestRoute(path)).toBe(true);
});

test.each(['/homes', '/checkin/other', '/l', '/l/', '/admin', '/wp-login.php'])('%s is not', (path) => {
  expect(isGuestRoute(path)).toBe(false);
});

test('the page of a feature is there where the feature is on', () => {
  expect(isGuestRoute('/pass-checker')).toBe(false);
  expect(guestRouteTest(['PassChecker'])('/pass-checker')).toBe(true);
  expect(guestRouteTest(['PassChecker'])('/connect')).toBe(false);
});
