import { codesIn } from './codes-in';

test.each([
  ['C1000001, C1000004,\nC1000001', ['C1000001', 'C1000004']],
  ['a;b\tc', ['a', 'b', 'c']],
  [' ,\n', []],
])('%j is %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});
