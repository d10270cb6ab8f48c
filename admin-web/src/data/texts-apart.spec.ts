import { textsApart, textsTogether } from './texts-apart';

const waiver = {
  title: 'Release',
  translations: { fr: { title: 'Décharge', html: '<p>…</p>', textHash: 'a1' }, de: { title: 'Verzicht' } },
};

test('each text in another language is a field, without what the server computes of it', () => {
  expect(textsApart(waiver)).toEqual({
    title: 'Release',
    'translations.fr.title': 'Décharge',
    'translations.fr.html': '<p>…</p>',
    'translations.de.title': 'Verzicht',
  });
  expect(textsApart({ title: 'Release', translations: null })).toEqual({ title: 'Release' });
});

test('and together again what is saved', () => {
  const { fr, de } = waiver.translations;
  const saved = { title: 'Release', translations: { fr: { title: fr.title, html: fr.html }, de } };
  expect(textsTogether(textsApart(waiver))).toEqual(saved);
  expect(textsTogether({ title: 'Release' })).toEqual({ title: 'Release', translations: null });
});
