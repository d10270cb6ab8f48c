/** Which waivers, by the partner's ids, and for whom; the default location and the first activity that asks when they are left out. */
export interface AskedElsewhere {
  readonly locationId: number | undefined;
  readonly activityId: number | undefined;
  readonly waivers: readonly { readonly waiverId: string; readonly contactIds: readonly number[] }[];
}

/** A waiver to sign with a partner: for those who still need it. */
export interface WaiverElsewhere {
  readonly headContactId: number;
  readonly locationId: number;
  readonly activityId: number;
  readonly taskId: number;
  readonly waiverId: string;
  readonly posWaiverId: string;
  /** Of the purchase that asks for it. */
  readonly productId: number | null;
  readonly productCode: string | null;
  /** The last day that it would cover; null without an end. */
  readonly expiresOn: string | null;
  readonly people: readonly {
    readonly contactId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly dateOfBirth: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  }[];
}

/** That a waiver was signed with a partner, as the partner itself says (D42), or on paper, as staff say (D72). */
export interface SignedElsewhere {
  /** Where, as the trail calls it. */
  readonly by: string;
  /** A UUID that it is known by. */
  readonly reference: string;
  readonly headContactId: number;
  readonly locationId: number;
  readonly activityId: number;
  readonly taskId: number;
  readonly contactIds: readonly number[];
  /** The day of signing by the location's clock. */
  readonly signedOn: (timeZone: string) => string;
  /** For the point of sale. */
  readonly comment: string;
  readonly correlationId: string | null;
}

/** Whose signature is kept, whose is so by this, and for whom the task is done today: a waiver of one day that was signed yesterday is yesterday's. */
export interface DoneElsewhere {
  readonly contactIds: readonly number[];
  readonly added: readonly number[];
  readonly doneToday: readonly number[];
}
