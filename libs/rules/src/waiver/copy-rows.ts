import type { LanguageTag } from '@arrival/contracts';
import { fillTokens } from '../text/tokens';
import { copyWords } from './copy-words';
import { signedByWords } from './signed-by';

interface SignedText {
  readonly language: LanguageTag;
  readonly contactName: string;
  readonly signerName: string;
  readonly isOnBehalf: boolean;
  readonly relationship: string | null;
  readonly signedAt: Date;
  /** Days; null: without an end. */
  readonly effectiveOn: string;
  readonly expiresOn: string | null;
  readonly methods: readonly string[];
  readonly typedName: string | null;
  readonly agreementWording: string | null;
  readonly comment: string;
}

/** A name and what is said under it; null: nothing. */
export type CopyRow = readonly [name: string, words: string | null];

/** Between words that are read from the right: days keep their order, and what is in another script its full stop. */
export const isolated = (text: string, language: LanguageTag): string =>
  language === 'ar' ? `\u2068${text}\u2069` : text;

const lettersFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** What a signer stated in their own language is read as that one is, whatever the text's: a name in it decides nothing. */
function stated(wording: string, { contactName, signerName, language }: SignedText): string {
  const sentences = wording.replaceAll(contactName, '').replaceAll(signerName, '');
  const letters = sentences.match(/\p{L}/gu)?.length ?? 0;
  const isFromTheRight = 2 * (sentences.match(lettersFromTheRight)?.length ?? 0) > letters;
  const lines = wording.split('\n');
  return lines.map((line) => (isFromTheRight ? `\u2067${line}\u2069` : isolated(line, language))).join('\n');
}

/** An instant in the one form that reads alike everywhere: `2026-11-23 21:20:37 UTC`. */
export const utcWords = (instant: string): string => `${instant.replace('T', ' ').slice(0, 19)} UTC`;

/** For whom, by whom, when and how a text was signed, as its copy says it (D46): in the language of the text. */
export function copyRows(signed: SignedText): CopyRow[] {
  const { language, expiresOn, methods } = signed;
  const words = copyWords[language];
  const own = (text: string) => isolated(text, language);
  const days = { from: own(signed.effectiveOn), to: own(expiresOn ?? '') };
  const said: Readonly<Record<string, string>> = words.method;
  return [
    [words.for, signed.contactName],
    [words.by, signedByWords(signed, language)],
    [words.on, own(utcWords(signed.signedAt.toISOString()))],
    [words.valid, fillTokens(expiresOn === null ? words.validFrom : words.validFromTo, days)],
    [words.how, new Intl.ListFormat(language).format(methods.map((method) => said[method] ?? method))],
    [words.typedName, signed.typedName],
    [words.agreed, signed.agreementWording === null ? null : stated(signed.agreementWording, signed)],
    [words.note, signed.comment ? own(signed.comment) : null],
  ];
}
