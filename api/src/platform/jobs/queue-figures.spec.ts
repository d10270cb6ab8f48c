import { MINUTES, perMinute } from './queue-figures';

const at = (minute: number, second = 0) => (minute * 60 + second) * 1000;
const tail = (figures: readonly number[], count: number) => figures.slice(-count);

test('whole minutes come oldest first, and the present one is counted on', () => {
  const figures = perMinute([3, 0, 7], { count: 12, prevTS: at(100, 5), prevCount: 10 }, at(100, 50));
  expect(figures).toHaveLength(MINUTES);
  expect(tail(figures, 5)).toEqual([0, 7, 0, 3, 2]);
});

test('minutes in which nothing ended since are quiet', () => {
  const figures = perMinute([4], { count: 6, prevTS: at(100), prevCount: 4 }, at(103));
  expect(tail(figures, 5)).toEqual([4, 2, 0, 0, 0]);
});

test('a queue in which nothing has ever ended, or not for long, is quiet all through', () => {
  expect(Math.max(...perMinute([], { count: 0, prevTS: 0, prevCount: 0 }, at(100)))).toBe(0);
  expect(Math.max(...perMinute([9, 9], { count: 20, prevTS: at(100), prevCount: 18 }, at(500)))).toBe(0);
});
