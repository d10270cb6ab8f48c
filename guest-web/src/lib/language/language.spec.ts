import { fittingLanguage } from './language';

test.each([
  ['de', ['fr-FR'], 'de', 'what was picked'],
  [undefined, ['fr-CA', 'en-CA'], 'fr', 'the first of the browser that is spoken, in any region'],
  [undefined, ['pt-BR', 'es-419', 'en'], 'es', 'the next where the first is not spoken'],
  [undefined, ['sv'], 'en', 'English where none is'],
  ['xx', ['ja'], 'ja', 'a remembered one that is no longer spoken does not count'],
])('picked %s, asked %j: %s (%s)', (picked, asked, tag, _why) => {
  expect(fittingLanguage(picked, asked)).toBe(tag);
});
