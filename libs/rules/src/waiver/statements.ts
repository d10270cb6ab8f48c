import { type MinorRelationship, minorRelationships } from '@arrival/contracts';
import { fullName } from '../people/name';
import type { ContactId } from '../records/household';
import { namesOf } from './names-of';
import type { SignatureAlert } from './signature';
import { type Signee, type SigningRole, signingRole } from './signers';

/** What the signer states besides the signature itself (D54). */
export interface SigningStatements {
  relationship?: string | null;
  /** The other adults who agreed. */
  agreedContactIds?: readonly ContactId[] | null;
  /** The agreement to sign electronically. */
  consent?: boolean;
}

/** Those of a group for whom the signature is given in this role. */
export function signedAs<Person extends Signee>(
  role: SigningRole,
  signedIn: Signee,
  contacts: readonly Person[],
  isShared: boolean,
): Person[] {
  return contacts.filter((contact) => signingRole(signedIn, contact, isShared) === role);
}

/** The relationship to minors that was stated; null for anything else, such as `self`. */
export function statedRelationship({ relationship }: SigningStatements): MinorRelationship | null {
  return minorRelationships.find((known) => known === relationship) ?? null;
}

const agreementAlert = (adult: Signee): SignatureAlert => ({
  field: 'agreedContactIds',
  code: 'adultAgreementMissing',
  params: { name: fullName(adult) },
  contactId: adult.contactId,
});

/** What is missing of the statements (D54), in the order of the screen; empty = they are all there. */
export function statementAlerts(
  signedIn: Signee,
  contacts: readonly Signee[],
  isShared: boolean,
  given: SigningStatements,
): SignatureAlert[] {
  const alerts: SignatureAlert[] = [];
  const minors = signedAs('forMinor', signedIn, contacts, isShared);
  if (minors.length > 0 && statedRelationship(given) === null) {
    alerts.push({ field: 'relationship', code: 'relationshipMissing', params: { names: namesOf(minors) } });
  }
  const silent = signedAs('forAdult', signedIn, contacts, isShared).filter(
    ({ contactId }) => !given.agreedContactIds?.includes(contactId),
  );
  for (const adult of silent) alerts.push(agreementAlert(adult));
  if (given.consent !== true) alerts.push({ field: 'consent', code: 'consentMissing' });
  return alerts;
}
