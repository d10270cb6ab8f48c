/** A pass on a day, as the point of sale knows it. */
export interface KnownPass {
  readonly productName: string | null;
  /** Null has no beginning, or no end. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly isOnThisDay: boolean;
  /** The point of sale's reason, which is not for guests. */
  readonly blockedReason: string | null;
}

/** What is asked about passes by the number that stands on them (D38). Asking records nothing. */
export abstract class PosPasses {
  /** Undefined for an unknown one. `number`: letters and digits, upper case. `accessLocation`: a lift's code, null when none is known. */
  abstract find(number: string, day: string, accessLocation: string | null): Promise<KnownPass | undefined>;
}
