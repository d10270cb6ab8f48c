import { pauseAfter } from './delivery-schedule';

test('a delivery is tried eight times, later and later, never before its time', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => pauseAfter(attempt, 0));
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000, null]);
});

test('what failed together does not come back together', () => {
  expect([pauseAfter(2, 0), pauseAfter(2, 0.5), pauseAfter(2, 1)]).toEqual([300, 330, 360]);
});
