import type { Authorization, Household, HouseholdContact, Medium, Purchase, SavedProfile, Skip } from '@arrival/rules';

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
  signatureId: string | null;
  createdAtUtc: string;
  /** The signature's comment and the guest's hours east of UTC; null for an authorization made elsewhere. */
  comment: string | null;
  offsetHours: number | null;
}

export interface PosRentalProfile extends SavedProfile {
  contactId: number;
  ageKey: string;
  abilityKey: string;
  heightKey: string;
  weightKey: string;
  shoeSize: string | null;
  goofy: 'Y' | 'N' | null;
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
}
