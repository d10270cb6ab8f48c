import type { LanguageTag } from '@arrival/contracts';
import { fullName, type PersonName } from '../people/name';

/** What a list has instead of a comma and a space. */
const between: Partial<Record<LanguageTag, string>> = { ar: '، ', ja: '、' };

/** Without an "and", as what is counted up or kept as evidence stands. */
export const listed = (items: readonly string[], language: LanguageTag): string =>
  items.join(between[language] ?? ', ');

/** The names of a group as one phrase of a language, `Ana Berg, Mia Berg`; `write`: what is done with each for the eye. */
export function namesOf(
  contacts: readonly PersonName[],
  language: LanguageTag = 'en',
  write = (name: string): string => name,
): string {
  return listed(
    contacts.map((contact) => write(fullName(contact))),
    language,
  );
}
