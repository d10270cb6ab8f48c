import { defaultLanguage, defaultTheme } from '@arrival/contracts';
import { changesOf } from './changes';

test('only what differs is told, inside texts too; what the server keeps for itself is not', () => {
  const before = {
    name: 'Village',
    isEnabled: true,
    hasDefaultActivity: true,
    version: 1,
    languageSettings: { home: { title: 'Hi', button: 'Go' } },
  };
  const after = {
    name: 'Village',
    isEnabled: false,
    version: 2,
    languageSettings: { home: { title: 'Hello', button: 'Go' } },
  };
  expect(changesOf(before, after)).toEqual([
    { field: 'isEnabled', before: true, after: false },
    { field: 'languageSettings.home.title', before: 'Hi', after: 'Hello' },
  ]);
});

test('a new record has only an after', () => {
  expect(changesOf(null, { name: 'Village' })).toEqual([{ field: 'name', before: undefined, after: 'Village' }]);
});

test('the first text that is ever saved is the only one that changed, and its own default stood there before', () => {
  const { application } = defaultLanguage;
  const saved = { ...defaultLanguage, application: { ...application, subtitle: 'Before you ski' } };
  const before = { languageSettings: {}, themeSettings: {} };
  expect(changesOf(before, { languageSettings: saved, themeSettings: defaultTheme })).toEqual([
    { field: 'languageSettings.application.subtitle', before: application.subtitle, after: 'Before you ski' },
  ]);
});
