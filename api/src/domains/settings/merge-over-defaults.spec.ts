import { defaultLanguage, defaultTheme, languageSchema, themeSchema } from '@arrival/contracts';
import { mergeOverDefaults } from './merge-over-defaults';

test('a saved text wins, the others keep their default', () => {
  const merged = mergeOverDefaults(languageSchema, defaultLanguage, { home: { checkInTitle: 'Off to the lifts' } });
  expect(merged).toMatchObject({
    home: { checkInTitle: 'Off to the lifts', membersTitle: defaultLanguage.home.membersTitle },
  });
});

test('unknown keys are kept', () => {
  const merged = mergeOverDefaults(languageSchema, defaultLanguage, { rope: { tow: 'yes' }, home: { extra: 'kept' } });
  expect(merged).toMatchObject({ rope: { tow: 'yes' }, home: { extra: 'kept' } });
});

test('a wrong value falls back to its own default alone', () => {
  const merged = mergeOverDefaults(themeSchema, defaultTheme, {
    general: { logoWelcomeWidth: 'wide', logoUrl: '/logo.svg' },
  });
  expect(merged).toMatchObject({ general: { logoWelcomeWidth: 200, logoUrl: '/logo.svg' } });
});

test('the name of a button that was emptied before names were needed is the default', () => {
  const merged = mergeOverDefaults(languageSchema, defaultLanguage, {
    passChecker: { checkButton: '', helpMessage: '' },
  });
  const { checkButton } = defaultLanguage.passChecker;
  expect(merged).toMatchObject({ passChecker: { checkButton, helpMessage: '' } });
});

test('nothing saved, or nonsense, gives the defaults and leaves them unchanged', () => {
  expect(mergeOverDefaults(themeSchema, defaultTheme, null)).toEqual(defaultTheme);
  const merged = mergeOverDefaults(themeSchema, defaultTheme, [1]) as { general: { logoUrl: string } };
  merged.general.logoUrl = '/changed.svg';
  expect(defaultTheme.general.logoUrl).toBe('');
});
