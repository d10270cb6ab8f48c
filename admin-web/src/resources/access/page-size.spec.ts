import { readPageSize, rowsFor } from './page-size';

test.each([
  ['5', 5],
  ['-1', -1],
  ['15', 15],
  ['16', 10],
  ['-2', 10],
  ['2.5', 10],
  ['', 10],
  ['many', 10],
])('a page size of “%s” is read as %i', (typed, size) => {
  expect(readPageSize(typed)).toBe(size);
});

test('-1 shows all that one answer holds', () => {
  expect(rowsFor(-1)).toBe(100);
  expect(rowsFor(7)).toBe(7);
});
