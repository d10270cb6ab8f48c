import { agoWords, spanBetween, spanWords } from './span-words';

test('a span is said in the largest unit that still tells something', () => {
  expect([0, 240, 4_000, 119_000, 180_000, 7_200_000, 172_800_000].map(spanWords)).toEqual([
    '0 s',
    '240 ms',
    '4 s',
    '119 s',
    '3 min',
    '2 h',
    '2 d',
  ]);
});

test('what another clock puts into the future has taken no time', () => {
  expect(spanBetween('2026-12-24T08:00:01.000Z', '2026-12-24T08:00:00.000Z')).toBe('0 s');
});

test('what was a moment ago was just now, also by another clock', () => {
  const now = Date.parse('2026-12-24T08:00:00.400Z');
  expect(agoWords('2026-12-24T08:00:00.000Z', now)).toBe('just now');
  expect(agoWords('2026-12-24T08:00:09.000Z', now)).toBe('just now');
  expect(agoWords('2026-12-24T07:59:56.000Z', now)).toBe('4 s ago');
});
