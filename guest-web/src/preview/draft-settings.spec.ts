import { draftSettings } from './draft-settings';

test('a draft shows, and what is missing shows its default', () => {
  const { language, theme } = draftSettings({ languageSettings: { welcome: { title: 'Grüezi' } }, themeSettings: {} });
  expect(language.welcome.title).toBe('Grüezi');
  expect(language.welcome.signInButton).toBe('Sign in');
  expect(theme.buttons.primary.backgroundColor).toBe('#0B6E99');
});

test('what is not valid yet shows its default and leaves the rest alone', () => {
  const { language, theme } = draftSettings({
    languageSettings: { application: { title: '', subtitle: 'See you' } },
    themeSettings: { buttons: { primary: { backgroundColor: '#12', color: '#000000' } } },
  });
  expect(language.application).toMatchObject({ title: 'Arrival', subtitle: 'See you' });
  expect(theme.buttons.primary).toEqual({ backgroundColor: '#0B6E99', color: '#000000' });
});
