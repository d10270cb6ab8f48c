import type { LanguageTag } from '@arrival/contracts';
import { fullName, type PersonName } from '../people/name';

/** What a list of names has instead of a comma and a space. */
const betweenNames: Partial<Record<LanguageTag, string>> = { ar: '، ', ja: '、' };

/** The names of a group as one phrase of a language, `Ana Berg, Mia Berg`; `write`: what is done with each for the eye. */
export function namesOf(
  contacts: readonly PersonName[],
  language: LanguageTag = 'en',
  write = (name: string): string => name,
): string {
  return contacts.map((contact) => write(fullName(contact))).join(betweenNames[language] ?? ', ');
}
