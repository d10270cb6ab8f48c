import { contentHash } from './content-hash';

test('the order of keys does not count, the order of a list does', () => {
  expect(contentHash({ a: 1, b: { c: 2, d: [1, 2] } })).toEqual(
    contentHash({ b: { d: [1, 2], c: 2 }, a: 1, e: undefined }),
  );
  expect(contentHash({ d: [1, 2] })).not.toEqual(contentHash({ d: [2, 1] }));
});
