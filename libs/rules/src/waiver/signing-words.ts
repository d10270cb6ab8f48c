import type { LanguageTag } from '@arrival/contracts';
import { fullName, type PersonName } from '../people/name';
import { fillTokens } from '../text/tokens';
import { namesOf } from './names-of';

type SigningWords = Readonly<Record<'agreement' | 'authority' | 'adultAgreed', string>>;

/** What a signer states, as it is shown beside the boxes and the pad (spec §2, D54) and kept with the signature (D45). */
export const signingWords = {
  en: {
    agreement: 'I agree for {names}',
    authority: 'I state that I can sign for {names}',
    adultAgreed: '{name} agreed that I sign for them',
  },
  fr: {
    agreement: 'J’accepte pour {names}',
    authority: 'Je déclare pouvoir signer pour {names}',
    adultAgreed: '{name} a accepté que je signe à sa place',
  },
  es: {
    agreement: 'Acepto por {names}',
    authority: 'Declaro que puedo firmar por {names}',
    adultAgreed: '{name} ha aceptado que firme en su nombre',
  },
  de: {
    agreement: 'Ich stimme zu für {names}',
    authority: 'Ich erkläre, dass ich für {names} unterschreiben darf',
    adultAgreed: '{name} hat zugestimmt, dass ich für sie oder ihn unterschreibe',
  },
  it: {
    agreement: 'Accetto per {names}',
    authority: 'Dichiaro di poter firmare per {names}',
    adultAgreed: '{name} ha accettato che io firmi al suo posto',
  },
  ja: {
    agreement: '{names}の分に同意します',
    authority: '私が{names}の分に署名できることを表明します',
    adultAgreed: '{name}さんは、私が代わりに署名することに同意しました',
  },
  ar: {
    agreement: 'أوافق عن {names}',
    authority: 'أقرّ بأنه يحق لي التوقيع عن {names}',
    adultAgreed: 'لديّ موافقة {name} على أن أوقّع بالنيابة',
  },
} as const satisfies Readonly<Record<LanguageTag, SigningWords>>;

/** The wording beside the agree box (spec §2), in the language in which it was shown. */
export function agreementSentence(contacts: readonly PersonName[], language: LanguageTag): string {
  return fillTokens(signingWords[language].agreement, { names: namesOf(contacts, language) });
}

/** The wording beside the signature pad (spec §2). */
export function authoritySentence(contacts: readonly PersonName[], language: LanguageTag): string {
  return fillTokens(signingWords[language].authority, { names: namesOf(contacts, language) });
}

/** What the signer states of each adult whom the signature covers besides themselves (D54). */
export function adultAgreedSentence(adult: PersonName, language: LanguageTag): string {
  return fillTokens(signingWords[language].adultAgreed, { name: fullName(adult) });
}
