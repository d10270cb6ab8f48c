import { isOfLinksAlone, undoneLinks } from './undone-links';

const own = (id: number) => id;

test('one link comes back, one goes, and what happened since stays', () => {
  expect(undoneLinks([1, 4], [1, 2], [1], own)).toEqual([1, 4, 2]);
  expect(undoneLinks([1, 2, 4], [1], [1, 2], own)).toEqual([1, 4]);
  expect(undoneLinks([1, 2], [1, 2], [1], own)).toEqual([1, 2]);
});

test.each([
  ['location.activity_unlinked', true],
  ['activity.product_linked', true],
  ['location.links_restored', true],
  ['location.updated', false],
  ['location.restored', false],
])('%s is a change of links alone: %s', (action, is) => {
  expect(isOfLinksAlone(action)).toBe(is);
});
