import fc from 'fast-check';
import { fillLanguageTokens, fillTokens } from './tokens';

test('the four tokens of the language texts', () => {
  expect(
    fillLanguageTokens('Hi {FirstName}, {MemberCount} in, {QRCodeCount} codes, {unactivatdCount} passes', {
      FirstName: 'Ana',
      MemberCount: 3,
      QRCodeCount: 0,
      unactivatdCount: 1,
    }),
  ).toBe('Hi Ana, 3 in, 0 codes, 1 passes');
});

test('unknown tokens stay as typed, also those with names from JavaScript', () => {
  expect(fillLanguageTokens('{Foo} {membercount} {MemberCount', { MemberCount: 2 })).toBe(
    '{Foo} {membercount} {MemberCount',
  );
  expect(fillLanguageTokens('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

test('a token without a value stays as typed', () => {
  expect(fillLanguageTokens('{MemberCount}', {})).toBe('{MemberCount}');
});

test('a text without braces comes back unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes('{'));
      expect(fillTokens(text, { A: 1 })).toBe(text);
    }),
  );
});
