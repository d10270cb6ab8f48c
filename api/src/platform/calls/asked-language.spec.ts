import { languageOf } from './asked-language';

test.each([
  [undefined, 'en'],
  ['fr', 'fr'],
  ['FR', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['de-CH', 'de'],
  ['nl, ja-Hira-JP;q=0.9, de;q=0.5', 'ja'],
  ['nl, de;q=0.5, ja;q=0.7', 'ja'],
  ['nl', 'en'],
  ['*', 'en'],
  [';;,q=', 'en'],
])('of %s the language is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
