import type { ChildRegistration } from '@arrival/contracts';
import { healthFields, phoneText } from '@arrival/rules';
import type { LabelEntry } from '../../ui/checkin/label-list';
import type { child } from '../../words/child';
import { contactFields } from './registration-form-values';

/** A registration as people read it (spec §2). */
export const registrationEntries = (
  labels: Record<keyof typeof child.english.field, string>,
  saved: ChildRegistration,
  phoneRegion: string,
): LabelEntry[] =>
  [...contactFields, ...healthFields].map((field) => ({
    term: labels[field],
    value: field.includes('Phone') ? phoneText(saved[field], phoneRegion) : saved[field],
  }));
