import fc from 'fast-check';
import { fillTokens } from './tokens';

test('the four tokens of the language texts', () => {
  expect(
    fillTokens('Hi {FirstName}, {MemberCount} in, {QRCodeCount} codes, {unactivatdCount} passes', {
      FirstName: 'Ana',
      MemberCount: 3,
      QRCodeCount: 0,
      unactivatdCount: 1,
    }),
  ).toBe('Hi Ana, 3 in, 0 codes, 1 passes');
});

test('unknown tokens stay as typed, also those with names from JavaScript', () => {
  expect(fillTokens('{Foo} {membercount} {MemberCount', { MemberCount: 2 })).toBe('{Foo} {membercount} {MemberCount');
  expect(fillTokens('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

test('a token without a value stays as typed', () => {
  expect(fillTokens('{MemberCount}', {})).toBe('{MemberCount}');
});

test('a text without braces comes back unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes('{'));
      expect(fillTokens(text, { A: 1 })).toBe(text);
    }),
  );
});
