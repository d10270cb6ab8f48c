import { everyRow } from '../../data/every-row';
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

test('-1 shows all', () => {
  expect(rowsFor(-1)).toBe(everyRow);
  expect(rowsFor(7)).toBe(7);
});
