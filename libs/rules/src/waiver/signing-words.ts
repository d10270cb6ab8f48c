import type { LanguageTag } from '@arrival/contracts';
import { fullName, type PersonName } from '../people/name';
import { fillTokens } from '../text/tokens';
import { namesOf } from './names-of';

/** What a signer states in one language. */
export type SigningWords = Readonly<
  Record<'affirmation' | 'agreement' | 'authority' | 'adultAgreed' | 'consent', string>
>;

/** Which words these are: with any change below it rises by one, and the former go to the API's `words-shown.ts` (D45). */
export const signingWordsVersion = 1;

/** What a signer states, as it is shown above the text, beside the boxes and the pad (spec §2, D54) and kept with the signature (D45). */
export const signingWords = {
  en: {
    affirmation:
      'I affirm that I am the parent, legal guardian or authorised person of the people named here, or that I sign for myself.',
    agreement: 'I agree for {names}',
    authority: 'I state that I can sign for {names}',
    adultAgreed: '{name} agreed that I sign for them',
    consent: 'By pressing Accept you agree to sign electronically. It counts like a signature on paper.',
  },
  fr: {
    affirmation:
      'J’affirme être le parent, le représentant légal ou une personne autorisée des personnes nommées ici, ou signer pour moi-même.',
    agreement: 'J’accepte pour {names}',
    authority: 'Je déclare pouvoir signer pour {names}',
    adultAgreed: '{name} a accepté que je signe à sa place',
    consent:
      'En appuyant sur « Accepter », vous acceptez de signer par voie électronique. Cela compte comme une signature sur papier.',
  },
  es: {
    affirmation:
      'Afirmo que soy padre, madre, tutor legal o persona autorizada de las personas nombradas aquí, o que firmo por mí.',
    agreement: 'Acepto por {names}',
    authority: 'Declaro que puedo firmar por {names}',
    adultAgreed: '{name} ha aceptado que firme en su nombre',
    consent: 'Al pulsar «Aceptar» aceptas firmar electrónicamente. Cuenta como una firma en papel.',
  },
  de: {
    affirmation:
      'Ich bestätige, dass ich Elternteil, sorgeberechtigt oder bevollmächtigt für die hier genannten Personen bin oder für mich selbst unterschreibe.',
    agreement: 'Ich stimme zu für {names}',
    authority: 'Ich erkläre, dass ich für {names} unterschreiben darf',
    adultAgreed: '{name} hat zugestimmt, dass ich für sie oder ihn unterschreibe',
    consent:
      'Mit „Zustimmen“ sind Sie einverstanden, elektronisch zu unterschreiben. Das zählt wie eine Unterschrift auf Papier.',
  },
  it: {
    affirmation:
      'Affermo di essere genitore, tutore legale o persona autorizzata delle persone indicate qui, o di firmare per me.',
    agreement: 'Accetto per {names}',
    authority: 'Dichiaro di poter firmare per {names}',
    adultAgreed: '{name} ha accettato che io firmi al suo posto',
    consent: 'Premendo «Accetto» accetti di firmare in forma elettronica. Vale come una firma su carta.',
  },
  ja: {
    affirmation:
      '私は、ここに記載された方の親、未成年後見人、または権限を持つ人であること、あるいは自分自身のために署名することを確認します。',
    agreement: '{names}の分に同意します',
    authority: '私が{names}の分に署名できることを表明します',
    adultAgreed: '{name}さんは、私が代わりに署名することに同意しました',
    consent: '「同意する」を押すと、電子署名に同意したことになります。紙の署名と同じ効力があります。',
  },
  ar: {
    affirmation:
      'أؤكد أنني أحد الوالدين أو الوصي القانوني أو الشخص المخوّل عن الأشخاص المذكورين هنا، أو أنني أوقّع عن نفسي.',
    agreement: 'أوافق عن {names}',
    authority: 'أقرّ بأنه يحق لي التوقيع عن {names}',
    adultAgreed: 'لديّ موافقة {name} على أن أوقّع بالنيابة',
    consent: 'بالضغط على «أوافق» توافق على التوقيع إلكترونيًا. وهو كالتوقيع على الورق.',
  },
} as const satisfies Readonly<Record<LanguageTag, SigningWords>>;

/** The wording beside the agree box (spec §2), in the language in which it was shown. */
export function agreementSentence(
  contacts: readonly PersonName[],
  language: LanguageTag,
  words: SigningWords = signingWords[language],
): string {
  return fillTokens(words.agreement, { names: namesOf(contacts, language) });
}

/** The wording beside the signature pad (spec §2). */
export function authoritySentence(
  contacts: readonly PersonName[],
  language: LanguageTag,
  words: SigningWords = signingWords[language],
): string {
  return fillTokens(words.authority, { names: namesOf(contacts, language) });
}

/** What the signer states of each adult whom the signature covers besides themselves (D54). */
export function adultAgreedSentence(
  adult: PersonName,
  language: LanguageTag,
  words: SigningWords = signingWords[language],
): string {
  return fillTokens(words.adultAgreed, { name: fullName(adult) });
}
