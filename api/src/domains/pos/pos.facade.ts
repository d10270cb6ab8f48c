import type { GuestHit } from '@arrival/contracts';
import type {
  Authorization,
  Household,
  HouseholdContact,
  KeptRentalProfile,
  Medium,
  Purchase,
  SavedProfile,
  Skip,
} from '@arrival/rules';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import type { ListQuery } from '../../platform/calls/list-query';
import type { Page } from '../../platform/calls/page';

/** A member with what the wire needs besides the rules. `parentContactId` is null for the head. */
export interface PosContact extends HouseholdContact {
  contactId: number;
  parentContactId: number | null;
  email: string | null;
  phone: string | null;
  /** Opaque payload of the pick-up QR code (D30). */
  pickupCode: string;
}

export interface PosPurchase extends Purchase {
  contactId: number;
  purchaseId: number;
  orderId: number | null;
  transactionId: number | null;
}

export interface PosMedium extends Medium {
  contactId: number;
  mediaId: number;
  productId: number;
}

export interface PosAuthorization extends Authorization {
  contactId: number;
  createdAtUtc: string;
  /** The signature's comment and the guest's hours east of UTC; null for an authorization made elsewhere. */
  comment: string | null;
  offsetHours: number | null;
}

export interface PosRentalProfile extends SavedProfile, KeptRentalProfile {
  contactId: number;
}

/** Health answers as stored: sealed, base64 (D51). */
export interface PosChildRegistration extends SavedProfile {
  contactId: number;
  keyId: string;
  sealed: string;
}

export interface PosPhoto extends SavedProfile {
  contactId: number;
  hash: string;
}

export interface PosSkip extends Skip {
  contactId: number;
  skippedOn: string;
}

/** The household document: the rules' `Household` with the rest of what is known. Head first. */
export interface PosHousehold extends Household {
  headContactId: number;
  contacts: readonly PosContact[];
  purchases: readonly PosPurchase[];
  media: readonly PosMedium[];
  authorizations: readonly PosAuthorization[];
  rentalProfiles: readonly PosRentalProfile[];
  childRegistrations: readonly PosChildRegistration[];
  photos: readonly PosPhoto[];
  skips: readonly PosSkip[];
}

/** A household as read at one version of its document. */
export interface HouseholdReading {
  readonly headContactId: number;
  readonly version: number;
  readonly household: PosHousehold;
  /** As of when it is known, of a point of sale that does not answer now; null, or left out, when it is as of now (D27). */
  readonly asOfUtc?: string | null;
}

/** What was read, with one of its members. Throws `contact.unknown` for somebody else's member as for nobody's (D5). */
export function memberOf(
  reading: HouseholdReading | null,
  contactId: number,
): HouseholdReading & { member: PosContact } {
  const member = reading?.household.contacts.find((contact) => contact.contactId === contactId);
  if (!reading || !member) throw new DomainError('contact.unknown');
  return { ...reading, member };
}

export interface NewMember {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  email: string | null;
  phone: string | null;
}

export interface MemberName {
  contactId: number;
  firstName: string;
  lastName: string;
}

export type AddedMember =
  | { readonly outcome: 'added'; readonly contactId: number }
  | { readonly outcome: 'duplicate'; readonly existing: MemberName }
  | { readonly outcome: 'full' };

/**
 * What somebody at a counter has in hand. A code is a customer number or a pick-up code; a number, of at most 15 digits, may be a customer's,
 * a contact's, an order's or a transaction's, or end a phone number; an order is one of a shop's
 * list, by whatever it is called there; an e-mail is a beginning. A namesake has the name, however it is written, and
 * was born that day.
 */
export type ContactSearch =
  | { readonly by: 'ids'; readonly ids: readonly unknown[] }
  | { readonly by: 'namesake'; readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string }
  | { readonly by: 'code' | 'number' | 'order' | 'email' | 'phone' | 'name'; readonly text: string };

/** What found contacts may be sorted by. */
export const contactSorts = ['lastName', 'firstName', 'dateOfBirth', 'id'];

/**
 * The port to whatever keeps the resort's households, purchases, media and authorizations (D26). Nobody outside this domain knows what
 * stands behind it; `docs/decisions/008` says which SQL is shared with it and why.
 */
export abstract class PointOfSale {
  /** The signed-in person's household, or null before the first sign-in (D2, D5). Inside a unit of work it sees what the unit wrote. */
  abstract findHousehold(principal: Principal): Promise<HouseholdReading | null>;

  /** The household that a contact heads or belongs to, whoever asks: for staff. */
  abstract findHouseholdOf(contactId: number): Promise<HouseholdReading | null>;

  /**
   * The signed-in person's household; the first call ever makes the head from the token's claims (D2). `asKnown` waits for nobody outside: for
   * writes, which are accepted whatever is away. Throws `auth.nameless`, `auth.required`, `auth.stale`.
   */
  abstract openHousehold(principal: Principal, patience?: 'asNow' | 'asKnown'): Promise<HouseholdReading>;

  /** The head of the signed-in person's household when the contact is known to belong to it, else null. Reads no household and waits for nobody outside. */
  abstract findHeadOf(principal: Principal, contactId: number): Promise<number | null>;

  /**
   * Adds a member inside the caller's unit of work (D3); other writers of the household wait. `largest` counts the head. Without a head the
   * member is the head of a new household, of nobody's account yet. Throws `contact.unknown` when the household was erased meanwhile.
   */
  abstract addMember(headContactId: number | null, member: NewMember, largest: number): Promise<AddedMember>;

  /** Contacts of all households, whoever asks: for staff. By last name unless asked otherwise, but those whom a number fits whole first; a page's `total` stops at some thousands. */
  abstract findContacts(search: ContactSearch, list: Pick<ListQuery, 'range' | 'sort'>): Promise<Page<GuestHit>>;
}
