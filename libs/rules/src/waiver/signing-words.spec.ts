import { languageTags } from '@arrival/contracts';
import { adultAgreedSentence, agreementSentence, authoritySentence } from './signing-words';

const ana = { firstName: 'Ana', lastName: 'Berg' };
const mia = { firstName: 'Mia', lastName: 'Berg' };
const tom = { firstName: 'Tom', lastName: 'Berg' };

test('the sentences beside the agree box and the pad', () => {
  expect(agreementSentence([ana, mia], 'en')).toBe('I agree for Ana Berg, Mia Berg');
  expect(authoritySentence([mia], 'en')).toBe('I state that I can sign for Mia Berg');
  expect(adultAgreedSentence(tom, 'en')).toBe('Tom Berg agreed that I sign for them');
});

test('they are stated in the language in which they were shown, and every language names the people', () => {
  expect(agreementSentence([ana, mia], 'fr')).toBe('J’accepte pour Ana Berg, Mia Berg');
  for (const language of languageTags) {
    expect(agreementSentence([mia], language)).toContain('Mia Berg');
    expect(authoritySentence([mia], language)).toContain('Mia Berg');
    expect(adultAgreedSentence(tom, language)).toContain('Tom Berg');
  }
});

test('between names stand the signs of the language', () => {
  expect(agreementSentence([ana, mia], 'ar')).toBe('أوافق عن Ana Berg، Mia Berg');
  expect(authoritySentence([ana, mia], 'ja')).toBe('私がAna Berg、Mia Bergの分に署名できることを表明します');
});
