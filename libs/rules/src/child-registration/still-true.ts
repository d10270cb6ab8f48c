import type { ChildRegistration } from '@arrival/contracts';
import { registrationErrors } from './emergency-contacts';
import { healthFields } from './none';

/** Can the answers of an earlier visit be confirmed as they are? What no longer fits its rule (D57), or was never answered, is asked in the form. */
export function canStandAgain(saved: Partial<ChildRegistration>, region: string): boolean {
  const isAnswered = healthFields.every((field) => (saved[field] ?? '').trim() !== '');
  return isAnswered && Object.keys(registrationErrors(saved, region)).length === 0;
}
