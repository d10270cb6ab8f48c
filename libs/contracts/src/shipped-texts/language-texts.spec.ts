import { languageSchema } from '../language';
import { languageTexts } from './language-texts';
import { shippedTexts } from './shipped-texts';

const texts = (language: 'fr' | 'de', saved: object) => languageTexts(language, languageSchema.parse(saved));

test('a resort that has changed nothing speaks the shipped translations', () => {
  expect(texts('fr', {})).toEqual(shippedTexts.fr);
});

test('a text of the resort’s own is translated by the resort, or said in English', () => {
  const saved = {
    home: { checkInTitle: 'Silverpine is calling', mine: 'kept' },
    welcome: { title: 'No queue' },
    translations: { fr: { home: { checkInTitle: 'Silverpine vous appelle' } } },
  };
  const french = texts('fr', saved);
  expect(french['home']).toMatchObject({ checkInTitle: 'Silverpine vous appelle', membersTitle: 'Votre famille' });
  expect(french['welcome']).not.toHaveProperty('title');
  expect(texts('de', saved)['home']).not.toHaveProperty('checkInTitle');
});

test('a translation of a shipped text goes before the shipped one; an emptied one does not', () => {
  const saved = { translations: { de: { home: { membersTitle: 'Die Familie', allDone: '' } } } };
  expect(texts('de', saved)['home']).toMatchObject({
    membersTitle: 'Die Familie',
    allDone: shippedTexts.de.home.allDone,
  });
});

test('a translation of nothing but spaces is none: no button is left without its word', () => {
  const saved = {
    welcome: { title: 'No queue' },
    translations: { de: { home: { checkInButton: '  ' }, welcome: { title: ' ' } } },
  };
  expect(texts('de', saved)['home']).toMatchObject({ checkInButton: shippedTexts.de.home.checkInButton });
  expect(texts('de', saved)['welcome']).not.toHaveProperty('title');
});
