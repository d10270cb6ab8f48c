import { plannedPause } from './planned-pause';

test('after the last pause there is no other try', () => {
  expect([1, 2, 3].map((attempt) => plannedPause(attempt, [5, 300], 0))).toEqual([5, 300, null]);
});

test('what failed together does not come back together, and never before its time', () => {
  expect([0, 0.5, 1].map((chance) => plannedPause(2, [5, 300], chance))).toEqual([300, 330, 360]);
});
