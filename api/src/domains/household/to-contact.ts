import type { Contact } from '@arrival/contracts';
import { ageOn, newestProfile } from '@arrival/rules';
import type { PosContact, PosHousehold } from '../pos/pos-household';

/** The private image route of a photo (D23). */
export function photoPath(contactId: number, photoHash: string): string {
  return `/api/photo/Contact/${contactId}/${photoHash}`;
}

/** A member as the wire shows them (spec §3). `today` is a day in the location's zone (D4); selection is the caller's. */
export function toContact(household: PosHousehold, member: PosContact, today: string): Contact {
  const photoHash = newestProfile(household.photos, member.contactId)?.hash ?? null;
  const imageUrl = photoHash && photoPath(member.contactId, photoHash);
  return {
    contactId: member.contactId,
    parentContactId: member.parentContactId,
    firstName: member.firstName,
    lastName: member.lastName,
    dateOfBirth: member.dateOfBirth,
    age: ageOn(member.dateOfBirth, today),
    photo: imageUrl,
    photoHash,
    imageUrl,
    isHeadOfHouseHold: member.contactId === household.headContactId,
    isSelected: false,
  };
}
