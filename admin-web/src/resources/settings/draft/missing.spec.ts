import { defaultLanguage, languageSchema } from '@arrival/contracts';
import { isObject, type Json, withDefaults } from '../../../data/json';
import { isAbsent, missingBy } from './missing';

const defaults: Json = { ...defaultLanguage };

/** The shipped texts with two of one section replaced. */
const texts = (section: string, change: Json): Json => {
  const shipped = defaults[section];
  return { ...defaults, [section]: { ...(isObject(shipped) && shipped), ...change } };
};

test('an emptied text is there: only what no record holds is taken from the defaults', () => {
  const saved = { rentalProfile: { note: '' } };
  expect(withDefaults(saved, defaults, isAbsent)).toEqual(texts('rentalProfile', { note: '' }));
});

test('Fetch Defaults fills a text that must not be empty, and leaves one that may', () => {
  const typed = texts('welcome', { title: '' });
  expect(withDefaults(typed, defaults, missingBy(languageSchema, typed))).toEqual(defaults);
  const emptied = texts('rentalProfile', { note: '' });
  expect(withDefaults(emptied, defaults, missingBy(languageSchema, emptied))).toEqual(emptied);
});

test('Fetch Defaults leaves a wrong value to whoever typed it', () => {
  const typed = texts('welcome', { title: 7 });
  expect(withDefaults(typed, defaults, missingBy(languageSchema, typed))).toEqual(typed);
});
