import { doubledPause } from './doubled-pause';

test('each pause is twice the one before it, up to the longest, and those who failed together come apart', () => {
  expect([1, 2, 3, 4, 5, 500].map((attempt) => doubledPause(attempt, 15, 0))).toEqual([0.5, 1, 2, 4, 8, 15]);
  expect(doubledPause(9, 15, 1)).toBe(12);
});
