import type { MinorRelationship, SigningRelationship } from '@arrival/contracts';
import type { ContactId } from '../records/household';
import { type Signee, type SigningRole, signingRole } from './signers';

/** One person whom a signature covers, as the record keeps it (D54). */
export interface SignedPerson<S extends Signee> {
  contact: S;
  role: SigningRole;
  isOnBehalf: boolean;
  relationship: SigningRelationship;
}

/** Who gave the signature: the person in turn for themselves, otherwise the signed-in guest. */
export function signerOf(signedIn: Signee, contacts: readonly Signee[], isShared: boolean): Signee {
  const [only] = contacts;
  const isAlone = only !== undefined && contacts.length === 1 && !isShared;
  return isAlone && signingRole(signedIn, only, isShared) === 'self' ? only : signedIn;
}

/** The relationships of what `statementAlerts` has found in order; a minor's is the one that was stated. */
export function signedPersons<S extends Signee>(
  signedIn: Signee,
  contacts: readonly S[],
  isShared: boolean,
  stated: MinorRelationship | null,
): SignedPerson<S>[] {
  return contacts.map((contact) => {
    const role = signingRole(signedIn, contact, isShared);
    return {
      contact,
      role,
      isOnBehalf: role !== 'self',
      relationship: relationshipOf(role, contact.contactId, stated),
    };
  });
}

function relationshipOf(
  role: SigningRole,
  contactId: ContactId,
  stated: MinorRelationship | null,
): SigningRelationship {
  if (role === 'self') return 'self';
  if (role === 'forAdult') return 'onBehalfOfAdult';
  if (stated === null) throw new Error(`Nobody said what the signer is to the minor ${contactId}`);
  return stated;
}
