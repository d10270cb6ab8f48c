import { contrast, parseColor, readableOn, toHex, untilContrast } from './color';

const ink = [11, 31, 51] as const;

test.each([
  ['#fff', '#ffffff'],
  ['#0B6E99', '#0b6e99'],
  ['#0b6e99cc', '#0b6e99'],
  ['rgb(11, 110, 153)', '#0b6e99'],
])('reads %s', (text, expected) => {
  expect(toHex(parseColor(text)!)).toBe(expected);
});

test.each(['', 'red; }', '#12', 'url(x)', undefined])('does not take %p for a colour', (text) => {
  expect(parseColor(text)).toBeUndefined();
});

test('black on white is the greatest contrast', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

test("keeps the resort's text colour where it can be read", () => {
  expect(readableOn([11, 110, 153], [255, 255, 255], ink)).toEqual([255, 255, 255]);
});

test('white text on a yellow button becomes ink', () => {
  expect(readableOn([255, 221, 0], [255, 255, 255], ink)).toEqual(ink);
});

test.each([
  ['#ffdd00', '#ffffff'],
  ['#0b1f33', '#12212f'],
  ['#777777', '#777777'],
])('%s becomes readable on %s', (color, ground) => {
  const moved = untilContrast(parseColor(color)!, parseColor(ground)!, 4.5);
  expect(contrast(moved, parseColor(ground)!)).toBeGreaterThanOrEqual(4.5);
});
