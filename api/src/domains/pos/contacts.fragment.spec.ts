import { nameSearch } from './contacts.fragment';

test.each([
  ['Em Cart', 'em:* & cart:*'],
  ["  O'Brien ", 'o:* & brien:*'],
  ['Anne-Marie', 'anne:* & marie:*'],
  ['Özil & | !', 'özil:*'],
  ['李', '李:*'],
  ['a', null],
  ['& :* !', null],
  ['', null],
])('%p looks for %p', (text, search) => {
  expect(nameSearch(text)).toBe(search);
});
