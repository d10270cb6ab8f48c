import { contentHash } from './content-hash';

test('the order of keys does not count, the order of a list does', () => {
  expect(contentHash({ a: 1, b: { c: 2, d: [1, 2] } })).toEqual(
    contentHash({ b: { d: [1, 2], c: 2 }, a: 1, e: undefined }),
  );
  expect(contentHash({ d: [1, 2] })).not.toEqual(contentHash({ d: [2, 1] }));
});

test('the hash of a content stays what it is, because it is kept with what was completed', () => {
  const content = ['/Waiver', { b: 'ü"', a: [1, null, { d: true, c: undefined }] }];
  expect(contentHash(content).toString('hex')).toBe('954ecf176876b2ac7d7506544d92fdfd563f7bb4ba8e0b0822196c556bfc3be6');
});
