import type { ChildRegistration } from '@arrival/contracts';
import { contactFields, healthFields, phoneText } from '@arrival/rules';
import { healthWords } from '../../lib/wording/health-words';
import type { child } from '../../words/child';
import type { LabelEntry } from './label-list';

interface Words {
  readonly none: string;
  readonly field: Record<keyof typeof child.english.field, string>;
}

/** A registration as people read it (spec §2). */
export const registrationEntries = (
  { field: labels, none }: Words,
  saved: ChildRegistration,
  phoneRegion: string,
): LabelEntry[] => [
  ...contactFields.map((field) => ({
    term: labels[field],
    value: field.includes('Phone') ? phoneText(saved[field], phoneRegion) : saved[field],
  })),
  ...healthFields.map((field) => ({ term: labels[field], value: healthWords(saved[field], none) })),
];
