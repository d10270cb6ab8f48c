import { renewalWait } from './renewal-wait';

test.each([
  ['an hour left: a minute before the end', 3_600_000, 3_540_000],
  ['little left: after half of it, so that short tokens are not asked for without a pause', 40_000, 20_000],
  ['none left: soon, never at once', -5000, 1000],
  ['longer than a timer can count: as long as it can', 1e12, 2_147_483_647],
])('%s', (_, left, wait) => {
  expect(renewalWait(left)).toBe(wait);
});
