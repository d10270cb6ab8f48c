import { isMinor } from '../people/age';
import { fullName, type PersonName } from '../people/name';
import type { ContactId } from '../records/household';

export interface Signee extends PersonName {
  contactId: ContactId;
  age: number | null;
}

/**
 * The name that must be typed (spec §5): the signed-in guest's when several contacts are covered or the contact is under 18, otherwise
 * the contact's own full name.
 */
export function expectedSignerName(signedIn: PersonName, contacts: readonly Signee[]): string {
  const [only] = contacts;
  return only !== undefined && contacts.length === 1 && !isMinor(only.age) ? fullName(only) : fullName(signedIn);
}

/** One signature for several. A consolidated waiver that only one person still needs is signed as any other is (D21, D22). */
export const isSharedSignature = (isConsolidated: boolean, contacts: readonly Signee[]): boolean =>
  isConsolidated && contacts.length > 1;

/** Who the signature is by: the contact, a guardian for a minor, or the account holder for another adult (only together with others). */
export type SigningRole = 'self' | 'forMinor' | 'forAdult';

/** D22: minors by the signed-in adult; other adults each for themselves on this device, unless one signature is shared. */
export function signingRole(signer: Signee, contact: Signee, isShared: boolean): SigningRole {
  if (contact.contactId === signer.contactId) return 'self';
  if (isMinor(contact.age)) return 'forMinor';
  return isShared ? 'forAdult' : 'self';
}

export type SigningObjection = 'noContacts' | 'oneAtATime' | 'ageUnknown' | 'signerIsMinor';

/**
 * Why this group cannot be signed for, or null (D21, D22). Without consolidation one signature is for one contact. A signed-in minor
 * signs for nobody, not even for themselves: a guardian does (spec §1). Another adult may sign for themselves on a minor's device. Of another whose
 * age nobody knows it is not known who signs.
 */
export function signingObjection(
  signer: Signee,
  contacts: readonly Signee[],
  isConsolidated: boolean,
): SigningObjection | null {
  if (contacts.length === 0) return 'noContacts';
  if (contacts.length > 1 && !isConsolidated) return 'oneAtATime';
  if (contacts.some(({ contactId, age }) => age === null && contactId !== signer.contactId)) return 'ageUnknown';
  const isShared = isSharedSignature(isConsolidated, contacts);
  const isByMinor = contacts.some(
    (contact) => isMinor(contact.age) || signingRole(signer, contact, isShared) === 'forAdult',
  );
  return isMinor(signer.age) && isByMinor ? 'signerIsMinor' : null;
}

/**
 * Whom one signature covers that `contact` needs: with a consolidated waiver all who still need it, where the signed-in guest may sign for
 * them together; otherwise the contact alone (spec §4, D21, D22).
 */
export function signedTogether(
  signer: Signee,
  contact: Signee,
  open: readonly Signee[],
  isConsolidated: boolean,
): readonly Signee[] {
  const isWithOthers = isConsolidated && open.some(({ contactId }) => contactId === contact.contactId);
  return isWithOthers && signingObjection(signer, open, isConsolidated) === null ? open : [contact];
}
