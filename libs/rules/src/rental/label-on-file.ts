import { type ReferenceItem, type RentalListName, taskTypeIds } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { ContactId, Household, SavedProfile } from '../records/household';
import { newestProfile, type ProfileValidity, profileValidity } from '../records/profiles';
import { type KeptRentalProfile, rentalLabel } from './rental-label';

/** A household with its rental answers, not only when they were saved. */
export type RentalHousehold = Household & { readonly rentalProfiles: readonly (SavedProfile & KeptRentalProfile)[] };

/** What makes words of the answers, and how long they are good. */
export interface LabelSetUp {
  readonly taskTypes: readonly { readonly id: number; readonly effectiveDays: number | null }[];
  readonly referenceLists: Readonly<Record<RentalListName, readonly ReferenceItem[]>>;
}

/** What stands on a member's rental label. */
export type LabelOnFile = ReturnType<typeof rentalLabel> &
  ProfileValidity & { updatedAtUtc: SavedProfile['updatedAtUtc'] };

/** The newest answers in words, and whether they are too old on the day (D13); null of who has none. */
export function labelOnFile(
  household: RentalHousehold,
  contactId: ContactId,
  { taskTypes, referenceLists }: LabelSetUp,
  zoned: { readonly today: Day; readonly timeZone: string },
): LabelOnFile | null {
  const rental = newestProfile(household.rentalProfiles, contactId);
  const { rentalProfile } = taskTypeIds;
  const days = taskTypes.find(({ id }) => id === rentalProfile)?.effectiveDays ?? null;
  const validity = profileValidity(household, contactId, rentalProfile, days, zoned);
  if (!rental || !validity) return null;
  const updatedAtUtc = new Date(rental.updatedAtUtc).toISOString();
  return { ...rentalLabel(rental, referenceLists), updatedAtUtc, ...validity };
}
