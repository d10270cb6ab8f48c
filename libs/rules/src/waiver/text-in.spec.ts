import { bindingTextBeside, currentText, textIn, type WaiverInLanguages } from './text-in';

const waiver: WaiverInLanguages = {
  title: 'Release',
  textHash: 'e',
  translations: { fr: { title: 'Décharge', textHash: 'f' }, de: { title: 'Erklärung', textHash: 'd' } },
  bindingLanguages: ['en', 'fr'],
  fallbackLanguage: 'fr',
};

test('each reads their own language, else what the administrator chose, else English', () => {
  expect(textIn(waiver, 'de')).toEqual({ language: 'de', title: 'Erklärung', textHash: 'd' });
  expect(textIn(waiver, 'ja')).toMatchObject({ language: 'fr', textHash: 'f' });
  expect(textIn({ ...waiver, translations: null }, 'ja')).toMatchObject({ language: 'en', textHash: 'e' });
  expect(textIn({ ...waiver, textHash: null }, 'en')).toMatchObject({ language: 'fr' });
  expect(textIn({ ...waiver, textHash: null, translations: null }, 'fr')).toBeUndefined();
});

test('who has no text of their own, and no choice was made for them, reads one that binds', () => {
  const german = { ...waiver, textHash: null, bindingLanguages: ['de' as const], fallbackLanguage: 'en' as const };
  expect(textIn(german, 'ja')).toMatchObject({ language: 'de', textHash: 'd' });
  expect(textIn({ ...german, bindingLanguages: ['ja'] }, 'en')).toMatchObject({ language: 'fr' });
});

test('a translation points at the text that binds; one that binds points at none', () => {
  expect(bindingTextBeside(waiver, 'de')).toMatchObject({ language: 'fr', textHash: 'f' });
  expect(bindingTextBeside({ ...waiver, fallbackLanguage: 'de' }, 'de')).toMatchObject({ language: 'en' });
  expect(bindingTextBeside(waiver, 'fr')).toBeUndefined();
  expect(bindingTextBeside({ ...waiver, bindingLanguages: ['ja'] }, 'en')).toBeUndefined();
});

test('what was shown is current in whatever language it is', () => {
  expect(currentText(waiver, 'd')).toMatchObject({ language: 'de' });
  expect(currentText(waiver, 'e')).toMatchObject({ language: 'en' });
  expect(currentText(waiver, 'x')).toBeUndefined();
});
