import { apiRoutes, type Contact } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { Household, HouseholdContact, SavedProfile } from '../records/household';
import { newestProfile } from '../records/profiles';
import { ageOn } from './age';

/** The private image route of a photo (D23). */
export function photoPath(contactId: number, photoHash: string): string {
  return apiRoutes.photo.replace('{contactId}', String(contactId)).replace('{photoHash}', photoHash);
}

interface WithPhotos extends Pick<Household, 'headContactId'> {
  readonly photos: readonly (SavedProfile & { readonly hash: string })[];
}

type Member = HouseholdContact & Pick<Contact, 'parentContactId'>;

/** A member as the wire shows them (spec §3). `today` is a day in the location's zone (D4); selection is the caller's. */
export function toContact(household: WithPhotos, member: Member, today: Day): Contact {
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
