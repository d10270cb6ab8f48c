import { languageSchema } from './language';

const mayBeEmpty = (section: string, key: string) => languageSchema.safeParse({ [section]: { [key]: ' ' } }).success;

test.each([
  ['home', 'addMember'],
  ['home', 'qrTitle'],
  ['home', 'allDone'],
  ['rentalProfile', 'title'],
  ['passChecker', 'title'],
  ['passChecker', 'passIdLabel'],
  ['passChecker', 'dateLabel'],
  ['passChecker', 'accessLocationLabel'],
  ['passChecker', 'checkButton'],
  ['passChecker', 'validTitle'],
  ['passChecker', 'invalidTitle'],
])('%s.%s names what guests meet, and is never empty', (section, key) => {
  expect(mayBeEmpty(section, key)).toBe(false);
});

test.each([
  ['home', 'greeting'],
  ['rentalProfile', 'note'],
  ['checkIn', 'checkInCompleteMessage'],
  ['passChecker', 'description'],
  ['passChecker', 'helpMessage'],
])('%s.%s may be left out', (section, key) => {
  expect(mayBeEmpty(section, key)).toBe(true);
});
