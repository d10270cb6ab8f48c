import { defaultLanguage, defaultTheme } from '@arrival/contracts';
import { textsOverDefaults, themeOverDefaults } from './merge-over-defaults';

test('a saved text wins, the others keep their default', () => {
  const merged = textsOverDefaults({ home: { checkInTitle: 'Off to the lifts' } });
  expect(merged).toMatchObject({
    home: { checkInTitle: 'Off to the lifts', membersTitle: defaultLanguage.home.membersTitle },
  });
});

test('unknown keys are kept', () => {
  const merged = textsOverDefaults({ rope: { tow: 'yes' }, home: { extra: 'kept' } });
  expect(merged).toMatchObject({ rope: { tow: 'yes' }, home: { extra: 'kept' } });
});

test('a wrong value falls back to its own default alone', () => {
  const merged = themeOverDefaults({
    general: { logoWelcomeWidth: 'wide', logoUrl: '/logo.svg' },
  });
  expect(merged).toMatchObject({ general: { logoWelcomeWidth: 200, logoUrl: '/logo.svg' } });
});

test('the name of a button that was emptied before names were needed is the default', () => {
  const merged = textsOverDefaults({
    passChecker: { checkButton: '', helpMessage: '' },
  });
  const { checkButton } = defaultLanguage.passChecker;
  expect(merged).toMatchObject({ passChecker: { checkButton, helpMessage: '' } });
});

test('nothing saved, or nonsense, gives the defaults and leaves them unchanged', () => {
  expect(themeOverDefaults(null)).toEqual(defaultTheme);
  const merged = themeOverDefaults([1]) as { general: { logoUrl: string } };
  merged.general.logoUrl = '/changed.svg';
  expect(defaultTheme.general.logoUrl).toBe('');
});
