import { minorRelationships } from '@arrival/contracts';
import type { Day } from '../dates/day';
import { ageOn, isMinor } from '../people/age';
import type { ContactId } from '../records/household';

/** For whom, by whom and as what something was signed, on a day at the resort. */
export interface SignedFor {
  readonly contactId: ContactId;
  readonly signerContactId: ContactId;
  readonly relationship: string | null;
  readonly signedOn: Day;
}

/**
 * Whether somebody else had to sign, now that it is known when this person was born (D22, D71): of a minor a grown-up, of an adult they themselves
 * or, together with others, the account holder; and who was a minor had to sign for nobody.
 */
export function isWronglySigned(signed: SignedFor, born: { readonly contactId: ContactId; readonly on: Day }): boolean {
  const wasMinor = isMinor(ageOn(born.on, signed.signedOn));
  if (signed.contactId !== born.contactId) return signed.signerContactId === born.contactId && wasMinor;
  return wasMinor !== minorRelationships.some((relationship) => relationship === signed.relationship);
}
