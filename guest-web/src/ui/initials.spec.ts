import { initials } from './initials';

test.each([
  ['Anna Berg', 'AB'],
  ['anna-sofie van den berg', 'AB'],
  ['Cher', 'C'],
  ['  ', '?'],
  ['李 小龙', '李小'],
  ['Émile Zola', 'ÉZ'],
])('%s becomes %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
