import { boundsOf, emptySheet, place, type Sheet, type Stroke, toPad, toSheet } from './strokes';

const stroke = (...points: [number, number][]): Stroke => ({
  points: points.map(([x, y], index) => ({ x, y, time: index, pressure: 0.5 })),
});
const portrait = { width: 360, height: 180 };
const landscape = { width: 700, height: 200 };

function drawnOn(pad: typeof portrait, ...strokes: Stroke[]): Sheet {
  const sheet = emptySheet(pad);
  return { ...sheet, strokes: toSheet(strokes, place(sheet, pad)) };
}

test('what was drawn is drawn again in the same place', () => {
  const line = stroke([10, 20], [350, 170]);
  const sheet = drawnOn(portrait, line);
  expect(
    toPad(sheet.strokes, place(sheet, portrait))[0]!.points.map(({ x, y }) => [Math.round(x), Math.round(y)]),
  ).toEqual([
    [10, 20],
    [350, 170],
  ]);
});

test('a phone that turns keeps every stroke on the pad, undistorted', () => {
  const sheet = drawnOn(portrait, stroke([0, 0], [360, 180]), stroke([100, 50], [200, 100]));
  const [whole, part] = toPad(sheet.strokes, place(sheet, landscape));
  const box = boundsOf([whole!])!;
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(landscape.width);
  expect(box.bottom).toBeLessThanOrEqual(landscape.height + 0.001);
  const [from, to] = part!.points;
  expect((to!.x - from!.x) / (to!.y - from!.y)).toBeCloseTo(2);
});

test('turning there and back again changes nothing', () => {
  const sheet = drawnOn(portrait, stroke([30, 40], [300, 90]));
  const there = toSheet(toPad(sheet.strokes, place(sheet, landscape)), place(sheet, landscape));
  const back = toPad(there, place({ ...sheet, strokes: there }, portrait))[0]!.points;
  expect(back[0]!.x).toBeCloseTo(30);
  expect(back[1]!.y).toBeCloseTo(90);
});

test('lines drawn on the wide pad, outside the first sheet, still fit the narrow one', () => {
  const sheet = drawnOn(portrait, stroke([10, 10], [20, 20]));
  const wide = place(sheet, landscape);
  const grown: Sheet = { ...sheet, strokes: [...sheet.strokes, ...toSheet([stroke([0, 100], [700, 100])], wide)] };
  const box = boundsOf(toPad(grown.strokes, place(grown, portrait)))!;
  expect(box.left).toBeGreaterThanOrEqual(-0.001);
  expect(box.right).toBeLessThanOrEqual(portrait.width + 0.001);
});

test('nothing drawn has no bounds', () => {
  expect(boundsOf([])).toBeUndefined();
});
