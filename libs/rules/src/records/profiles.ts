import { taskTypeIds } from '@arrival/contracts';
import { addDays, type Day } from '../dates/day';
import { dayInZone } from '../dates/zone';
import type { ContactId, Household, SavedProfile } from './household';

/**
 * Last day on which a profile or photo is valid: the day it was saved plus `effectiveDays`, that day included (365: saved on
 * 20 November, valid through 20 November of the next year). Null = for ever (0 or empty, D13).
 */
export function profileValidUntil(savedOn: Day, effectiveDays: number | null): Day | null {
  return effectiveDays ? addDays(savedOn, effectiveDays) : null;
}

/** The contact's profile. Where two sources have saved one, the newer counts (D67): for what is shown as for what is decided. */
export function newestProfile<Saved extends SavedProfile>(
  profiles: readonly Saved[],
  contactId: ContactId,
): Saved | undefined {
  let newest: Saved | undefined;
  for (const profile of profiles) {
    if (profile.contactId !== contactId) continue;
    if (newest === undefined || Date.parse(profile.updatedAtUtc) > Date.parse(newest.updatedAtUtc)) newest = profile;
  }
  return newest;
}

/** What is on file of a kind. */
export function profilesOf(household: Household, taskTypeId: number): readonly SavedProfile[] {
  if (taskTypeId === taskTypeIds.rentalProfile) return household.rentalProfiles;
  return taskTypeId === taskTypeIds.childRegistration ? household.childRegistrations : household.photos;
}

export interface ProfileValidity {
  /** Today. */
  isValid: boolean;
  validUntil: Day | null;
  /** Why staff ask for it again; null when they do not (D79). */
  askedAgain: string | null;
}

/** Is there a profile (or photo) of the contact, and until when is it valid (D13, D15)? Undefined = there is none. */
export function profileValidity(
  household: Household,
  contactId: ContactId,
  taskTypeId: number,
  effectiveDays: number | null,
  zoned: { today: Day; timeZone: string },
): ProfileValidity | undefined {
  const profile = newestProfile(profilesOf(household, taskTypeId), contactId);
  if (profile === undefined) return undefined;
  const { askedAgain = null } = profile;
  const isAccepted = askedAgain === null;
  if (!effectiveDays) return { isValid: isAccepted, validUntil: null, askedAgain };
  const until = profileValidUntil(dayInZone(profile.updatedAtUtc, zoned.timeZone), effectiveDays);
  return { isValid: isAccepted && (until === null || zoned.today <= until), validUntil: until, askedAgain };
}
