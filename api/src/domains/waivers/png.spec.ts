import fc from 'fast-check';
import { hasContent } from './png';

/** The standard's filters (PNG §9.2), applied to a picture: each row with its own. */
function filtered(
  pixels: readonly number[],
  rowLength: number,
  bytesPerPixel: number,
  filters: readonly number[],
): Buffer {
  const at = (row: number, column: number) =>
    row < 0 || column < 0 ? 0 : (pixels[row * rowLength + column] as number);
  const rows = filters.map((filter, row) => {
    const bytes = Array.from({ length: rowLength }, (_, column) => {
      const [a, b, c] = [
        at(row, column - bytesPerPixel),
        at(row - 1, column),
        column < bytesPerPixel ? 0 : at(row - 1, column - bytesPerPixel),
      ];
      const p = a + b - c;
      const nearest = [a, b, c].reduce((best, value) => (Math.abs(p - value) < Math.abs(p - best) ? value : best));
      return at(row, column) - ([0, a, b, Math.floor((a + b) / 2), nearest][filter] as number);
    });
    return Buffer.from([filter, ...bytes]);
  });
  return Buffer.concat(rows);
}

const picture = fc.record({
  width: fc.integer({ min: 1, max: 6 }),
  pixel: fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 4 }),
  filters: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 }),
});

test('a picture of one colour is blank, however its rows are filtered', () => {
  fc.assert(
    fc.property(picture, ({ width, pixel, filters }) => {
      const pixels = Array.from({ length: width * filters.length }, () => pixel).flat();
      expect(
        hasContent(filtered(pixels, width * pixel.length, pixel.length, filters), width, filters.length, pixel.length),
      ).toBe(false);
    }),
  );
});

test('one pixel of another colour is content, wherever it stands', () => {
  fc.assert(
    fc.property(picture, fc.nat(), fc.integer({ min: 1, max: 255 }), ({ width, pixel, filters }, place, change) => {
      fc.pre(width * filters.length > 1);
      const pixels = Array.from({ length: width * filters.length }, () => pixel).flat();
      const changed = place % pixels.length;
      pixels[changed] = ((pixels[changed] as number) + change) % 256;
      expect(
        hasContent(filtered(pixels, width * pixel.length, pixel.length, filters), width, filters.length, pixel.length),
      ).toBe(true);
    }),
  );
});
