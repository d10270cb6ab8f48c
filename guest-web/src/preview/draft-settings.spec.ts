import { draftSettings } from './draft-settings';

test('a draft shows, and what is missing shows its default', () => {
  const { language, theme } = draftSettings(
    { languageSettings: { welcome: { title: 'Grüezi' } }, themeSettings: {} },
    'en',
  );
  expect(language.welcome.title).toBe('Grüezi');
  expect(language.welcome.signInButton).toBe('Sign in');
  expect(theme.buttons.primary.backgroundColor).toBe('#0B6E99');
});

test('what is not valid yet shows its default and leaves the rest alone', () => {
  const draft = {
    languageSettings: { application: { title: '', subtitle: 'See you' } },
    themeSettings: { buttons: { primary: { backgroundColor: '#12', color: '#000000' } } },
  };
  const { language, theme } = draftSettings(draft, 'en');
  expect(language.application).toMatchObject({ title: 'Arrival', subtitle: 'See you' });
  expect(theme.buttons.primary).toEqual({ backgroundColor: '#0B6E99', color: '#000000' });
});

test('in another language the draft is said as its guests will read it: translated, shipped, or in English', () => {
  const translations = { de: { welcome: { title: 'Grüezi' } } };
  const draft = { languageSettings: { welcome: { description: 'Our own.' }, translations }, themeSettings: {} };
  const { welcome } = draftSettings(draft, 'de').language;
  expect(welcome).toMatchObject({ title: 'Grüezi', description: 'Our own.', signInButton: 'Anmelden' });
});
