/** What counted until it was withdrawn; `signatureId` is null of what was signed elsewhere. */
export interface EndedAuthorization {
  readonly contactId: number;
  readonly posWaiverId: string;
  readonly signatureId: string | null;
  readonly effectiveOn: string;
  readonly expiresOn: string | null;
}

/** What staff change of which waivers somebody holds (D71, D73). */
export abstract class PosAuthorizations {
  /** Inside the caller's unit of work: of these signatures no authorization counts any more that did on the day. Answers what each was. */
  abstract endAuthorizations(signatureIds: readonly string[], today: string): Promise<EndedAuthorization[]>;

  /**
   * Inside the caller's unit of work: a member's authorizations that end on the one day end on the other, unless they have not begun by then.
   * Answers what each was that counted on the day and does so no more.
   */
  abstract moveEnd(contactId: number, end: { from: string; to: string }, today: string): Promise<EndedAuthorization[]>;

  /** Inside the caller's unit of work: no authorization of a member for this waiver counts any more that did on the day. Answers what each was. */
  abstract endWaiver(contactId: number, posWaiverId: string, today: string): Promise<EndedAuthorization[]>;
}
