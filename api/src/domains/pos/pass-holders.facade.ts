/** Somebody with what a pass on a phone needs: numbers, and where a message may go. */
export interface PosPassHolder {
  readonly contactId: number;
  readonly headContactId: number;
  readonly customerNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Their own first, then the head's; on file, never sent along by a caller (D49). */
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Active media, those bought before others, the longest and then the newest first. `validTo`: of the purchase behind it, null without an end. */
  readonly passes: readonly { passNumber: string | null; productName: string; validTo: string | null }[];
}

/** Who holds passes, by household and by customer number. */
export abstract class PosPassHolders {
  /** Head first. */
  abstract ofHousehold(headContactId: number): Promise<PosPassHolder[]>;
  /** In no order; unknown numbers have nobody. */
  abstract byNumbers(customerNumbers: readonly string[]): Promise<PosPassHolder[]>;
}
