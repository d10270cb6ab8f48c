import { namesOf, type PersonName } from '@arrival/rules';
import { isolated, spokenLanguage } from '../../words/words';

/** Whom a signature covers, in the sentences that its record keeps as they were shown (D45). */
export const coveredNames = (contacts: readonly PersonName[]): string => namesOf(contacts, spokenLanguage(), isolated);
