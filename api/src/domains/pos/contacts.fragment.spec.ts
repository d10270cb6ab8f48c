import { nameSearch } from './contacts.fragment';

test.each([
  ['Em Cart', 'em:* & cart:*'],
  ["  O'Brien ", 'o:* & brien:*'],
  ['Anne-Marie', 'anne:* & marie:*'],
  ['Özil & | !', 'özil:*'],
  ['李', '李:*'],
  ['Zoe\u0308', 'zoe\u0308:*'],
  ['\u0308', null],
  ['Em \u0301', 'em:*'],
  ['a', null],
  ['& :* !', null],
  ['', null],
])('%p looks for %p', (text, search) => {
  expect(nameSearch(text)).toBe(search);
});
