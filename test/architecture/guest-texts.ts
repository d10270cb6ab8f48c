import type { LanguageTag } from '@arrival/contracts';

interface Texts {
  readonly [name: string]: string | Texts;
}
/** A text, and where it stands: `words.complete.somethingLeft.one`. */
export type Said = readonly [place: string, text: string];

/** Not by imports: the guest app is compiled by rules of its own, and no test stands in its place in the tree. */
const from = <Module extends object>(path: string): Module => jest.requireActual<Module>(`../../${path}`);
const { shippedTexts } = from<{ shippedTexts: Record<string, Texts> }>(
  'libs/contracts/src/shipped-texts/shipped-texts',
);
const { copyWords } = from<{ copyWords: Record<LanguageTag, Texts> }>('libs/rules/src/waiver/copy-words');
const { letterWords } = from<{ letterWords: Record<LanguageTag, Texts> }>('api/src/domains/evidence/mail/letter-words');
const { walletWords } = from<{ walletWords: Record<LanguageTag, Texts> }>('api/src/domains/passes/wallet/wallet-words');

/** Each text with its place, which begins with the name of the whole. */
export const flat = (texts: Texts, place: string): Said[] =>
  Object.entries(texts).flatMap(([name, said]): Said[] =>
    typeof said === 'string' ? [[`${place}.${name}`, said]] : flat(said, `${place}.${name}`),
  );

/** The app's words in a language other than English. */
const appWords = (tag: LanguageTag): Texts => from<{ words: Texts }>(`guest-web/src/words/${tag}/${tag}`).words;

/** All that a guest reads in a language other than English: the app, its shipped texts, the mail, the copy and the pass in a wallet. */
export const guestTexts = (tag: Exclude<LanguageTag, 'en'>): Said[] => [
  ...flat(appWords(tag), 'words'),
  ...flat(shippedTexts[tag] as Texts, 'shipped'),
  ...flat(copyWords[tag], 'copy'),
  ...flat(letterWords[tag], 'letter'),
  ...flat(walletWords[tag], 'wallet'),
];

/** What the console says, in English alone. */
export const consoleTexts = (): Said[] =>
  flat(from<{ english: Texts }>('admin-web/src/words/english').english, 'console');
