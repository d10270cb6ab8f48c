import fc from 'fast-check';
import { cropMatrix, type Matrix, maxZoom, type Point, restrict, squareIn, turnedSize } from './crop';

const picture = { width: 1200, height: 800 };
const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });
/** Where a canvas draws a point. */
const apply = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({ x: a * x + c * y + e, y: b * x + d * y + f });

test('the cut area fills the square', () => {
  const matrix = cropMatrix({ x: 200, y: 100, width: 600, height: 600 }, picture, 0, 400);
  expect(rounded(apply(matrix, { x: 200, y: 100 }))).toEqual({ x: 0, y: 0 });
  expect(rounded(apply(matrix, { x: 800, y: 700 }))).toEqual({ x: 400, y: 400 });
});

test('a quarter turn: the top of the turned picture is the left side of the picture', () => {
  const matrix = cropMatrix({ x: 0, y: 0, width: 800, height: 800 }, picture, 90, 400);
  expect(rounded(apply(matrix, { x: 0, y: 800 }))).toEqual({ x: 0, y: 0 });
  expect(rounded(apply(matrix, { x: 0, y: 0 }))).toEqual({ x: 400, y: 0 });
  expect(rounded(apply(matrix, { x: 800, y: 800 }))).toEqual({ x: 0, y: 400 });
});

test('upside down', () => {
  const matrix = cropMatrix({ x: 0, y: 0, width: 800, height: 800 }, picture, 180, 400);
  expect(rounded(apply(matrix, { x: 1200, y: 800 }))).toEqual({ x: 0, y: 0 });
});

test.each([
  [0, 1200, 800],
  [90, 800, 1200],
  [180, 1200, 800],
  [270, 800, 1200],
])('turned by %i the picture is %i × %i', (rotation, width, height) => {
  const size = turnedSize(picture, rotation);
  expect([Math.round(size.width), Math.round(size.height)]).toEqual([width, height]);
});

test('the picture cannot be moved off the square', () => {
  const media = { width: 450, height: 300 };
  const square = { width: 300, height: 300 };
  expect(restrict({ x: 500, y: -40 }, media, square, 1, 0)).toEqual({ x: 75, y: -0 });
  expect(restrict({ x: -500, y: 500 }, media, square, 2, 0)).toEqual({ x: -300, y: 150 });
  expect(rounded(restrict({ x: 500, y: 500 }, media, square, 1, 90))).toEqual({ x: 0, y: 75 });
});

test('without a face the middle is framed; with one, the face, and its head whole', () => {
  expect(squareIn(picture)).toEqual({ x: 200, y: 0, width: 800, height: 800 });
  const face = { x: 800, y: 200, width: 160, height: 200 };
  const square = squareIn(picture, face);
  expect(square.width).toBe(400);
  expect(square.x + square.width / 2).toBe(880);
  expect(square.y).toBeLessThan(face.y - 60);
  expect(square.y + square.height).toBeGreaterThan(face.y + face.height);
});

const side = fc.integer({ min: 1, max: 6000 });
const box = fc.record({ x: side, y: side, width: side, height: side });

test('whatever is found, the square lies in the picture and is not too small', () => {
  fc.assert(
    fc.property(side, side, fc.option(box, { nil: undefined }), (width, height, face) => {
      const square = squareIn({ width, height }, face);
      expect(square.width).toBe(square.height);
      expect(square.width).toBeGreaterThanOrEqual(Math.min(width, height) / maxZoom);
      expect(Math.min(square.x, square.y)).toBeGreaterThanOrEqual(0);
      expect(square.x + square.width).toBeLessThanOrEqual(width + 1e-6);
      expect(square.y + square.height).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
