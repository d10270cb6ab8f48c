/** That staff ask for what a member has on file again, with the record itself (D79). */
export abstract class PosAskedAgain {
  /** Inside the caller's unit of work, which has locked the household: why it is asked again; null when it is not any more. */
  abstract mark(contactId: number, record: 'rentalProfile' | 'childRegistration', reason: string | null): Promise<void>;
}
