import { isGuestRoute } from './page-routes';

test.each(['/', '/home', '/checkin/waiver', '/CheckIn/Waiver', '/checkinComplete', '/l/ski-school', '/l/12', '/profile/7', '/home/'])(
  '%s is a page',
  (path) => {
    expect(isGuestRoute(path)).toBe(true);
  },
);

test.each(['/homes', '/checkin/other', '/l', '/l/a/b', '/admin', '/wp-login.php'])('%s is not', (path) => {
  expect(isGuestRoute(path)).toBe(false);
});
