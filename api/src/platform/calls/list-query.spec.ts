import { z } from 'zod';
import { LARGEST_PAGE, listQuerySchema, recordIds, searchWords } from './list-query';

const schema = listQuerySchema(['name', 'id'], {
  q: searchWords.optional(),
  id: recordIds.optional(),
  isOpen: z.boolean().optional(),
});
const read = (query: object) => schema.parse(query);
const wrongPaths = (query: object) => schema.safeParse(query).error?.issues.map(({ path }) => path.join('.'));

test('nothing asked stays nothing asked', () => {
  expect(read({})).toEqual({});
});

test('range, sort and filter are read from JSON', () => {
  expect(
    read({ range: '[10,19]', sort: '["name","DESC"]', filter: '{"q":" lodge ","id":["3",4],"isOpen":false}' }),
  ).toEqual({
    range: { from: 10, size: 10 },
    sort: { field: 'name', isDescending: true },
    filter: { q: 'lodge', id: [3, 4], isOpen: false },
  });
  expect(read({ filter: '{"id":7}' }).filter).toEqual({ id: [7] });
});

test('a page is never larger than the cap', () => {
  expect(read({ range: '[0,99999]' }).range).toEqual({ from: 0, size: LARGEST_PAGE });
});

test.each([
  ['range', { range: '[5,1]' }],
  ['range.0', { range: '[-1,1]' }],
  ['range', { range: '{}' }],
  ['sort.0', { sort: '["secret","ASC"]' }],
  ['sort.1', { sort: '["name","UP"]' }],
  ['filter', { filter: '{"secret":1}' }],
  ['filter', { filter: 'lodge' }],
  ['filter.q', { filter: '{"q":"\\u0000"}' }],
  ['filter.id.0', { filter: '{"id":[0]}' }],
])('a wrong %s is named', (path, query) => {
  expect(wrongPaths(query)).toEqual([path]);
});
