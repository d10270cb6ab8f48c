import { markDocument } from '@arrival/web/mark-document';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { english, englishOfAll } from './english';
import type { KeyOf, NamesIn, ParamsOf, PhraseAt } from './keys';

export type WordKey = KeyOf<typeof english>;
type Phrase<Key extends WordKey> = Extract<PhraseAt<typeof english, Key>, string>;
type Params<Key extends WordKey> = [NamesIn<Phrase<Key>>] extends [never] ? [] : [params: ParamsOf<Phrase<Key>>];

/** Ours, and those of react-admin's pages. */
const counts: readonly string[] = ['smart_count', 'offsetBegin', 'offsetEnd', 'total'];

/** Fills a phrase: a count of thousands is written as one, a number such as an id as it is. */
function fill(this: string, names: RegExp, known: (found: string, name: string) => unknown): string {
  return this.replace(names, (found: string, name: string) => {
    const value = known(found, name);
    return counts.includes(name) && typeof value === 'number' ? value.toLocaleString() : String(value);
  });
}

/** English now; another language is one more entry here. `allowMissing`: react-admin also translates what is said already. */
const provider = polyglotI18nProvider(() => englishOfAll, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
  replace: fill,
});

export const i18nProvider = {
  ...provider,
  changeLocale: async (locale: string) => {
    await provider.changeLocale(locale);
    markDocument(locale);
  },
};

/** What the console says, in the language that is chosen; react-admin draws everything anew when that changes. */
export function say<Key extends WordKey>(key: Key, ...[params]: Params<Key>): string {
  return provider.translate(key, params);
}

/** The same for a key that is known only while it runs, such as a code of the API; undefined when nothing is known of it. */
export function sayIfKnown(key: string, params?: Readonly<Record<string, unknown>>): string | undefined {
  const words = provider.translate(key, { ...params, _: '' });
  return words === '' ? undefined : words;
}
