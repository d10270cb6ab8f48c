import type { PurchaseKind, PurchaseStatus } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { Instant } from '../dates/zone';

/**
 * What the rules need to know of one household. The stored household document has at least these fields;
 * sealed health answers and other fields may stand beside them, the rules do not look at them.
 */

export type ContactId = number;

export interface HouseholdContact {
  contactId: ContactId;
  firstName: string;
  lastName: string;
  dateOfBirth: Day | null;
}

/** An order line, transaction or prepaid access that a contact holds (D9). */
export interface Purchase {
  /** The point of sale's own number; rules name a purchase by it, and look no further at it. */
  purchaseId?: number;
  contactId: ContactId;
  kind: PurchaseKind;
  status: PurchaseStatus;
  productId: number;
  /** Empty = a season pass or other access without a date. */
  productDate: Day | null;
  /** Last day of the access; empty = open. An access that has run out does not count. */
  expiryDate?: Day | null;
  resortCode?: string | null;
  resortGroupCode?: string | null;
  salesLocationId?: string | number | null;
}

/** A pass or ticket that can be printed at the pick-up box. */
export interface Medium {
  contactId: ContactId;
  productId: number;
  isActive: boolean;
  isPrinted: boolean;
  isImageRequired: boolean;
}

/** What a signature created: valid from `startDate` to `endDate`, both included (D14). Empty end = no end. */
export interface Authorization {
  contactId: ContactId;
  posWaiverId: string;
  startDate: Day;
  endDate: Day | null;
  /** Ours, which says when it was signed; null for what the point of sale or a partner told. */
  signatureId: string | null;
  /** When it was signed or came: a waiver of the day asks for a signature of that very day (D64). */
  createdAtUtc: Instant;
}

/** A rental or child registration profile, or a photo: only when it was saved matters here (D13); the newest counts (D67). */
export interface SavedProfile {
  contactId: ContactId;
  updatedAtUtc: Instant;
  /** Why staff ask for it again, as the family reads it (D79). It is the record's own, so whatever is saved anew counts. */
  askedAgain?: string | null;
}

/** An optional task that was skipped (D20), on a day at the location (D66). */
export interface Skip {
  contactId: ContactId;
  taskId: number;
  skippedOn: Day;
}

export interface Household {
  headContactId: ContactId;
  contacts: readonly HouseholdContact[];
  purchases: readonly Purchase[];
  media: readonly Medium[];
  authorizations: readonly Authorization[];
  rentalProfiles: readonly SavedProfile[];
  childRegistrations: readonly SavedProfile[];
  photos: readonly SavedProfile[];
  skips: readonly Skip[];
}
