import type { Reason } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { ContactId, Purchase } from '../records/household';

/** Why an activity applies to a contact, or does not (D9). */
export type ActivityReasonCode =
  | 'ageInRange'
  | 'purchased'
  | 'defaultActivity' // transaction-driven: nothing else applies, and the age fits
  | 'activityNotInAgeRange'
  | 'notPurchased';

export interface ActivityReason {
  code: ActivityReasonCode;
  productName?: string;
  productDate?: Day | null;
  age?: number | null;
  ageMin?: number | null;
  ageMax?: number | null;
}

/** One task for one contact. Still to be done = asked and not complete. */
export interface TaskDecision {
  taskId: number;
  taskName: string;
  taskTypeId: number;
  contactId: ContactId;
  /** Belongs to the contact's check-in, done or not. Tasks that are not asked count nowhere. */
  isAsked: boolean;
  isOptional: boolean;
  /** Done, for counting (D15). */
  isComplete: boolean;
  /**
   * False while still to be done. Done means complete and read-only (D15), except at edit-profile locations: there a rental, child
   * or photo profile that is still valid is complete (it counts, nobody is nagged) but not read-only (its form is open, D11).
   * A skipped task is read-only, so that the Complete button can show.
   */
  isReadOnly: boolean;
  /** An optional task that was put aside and is still to be done (D20). */
  isSkipped: boolean;
  reason: Reason;
  /** The purchase that asks for it; undefined when the location's activity does (D34). */
  purchaseId?: number;
}

/** `tasksTotal`/`tasksComplete` count what is asked or done, optional ones included. */
export interface TaskTotals {
  tasksTotal: number;
  tasksComplete: number;
  /** Every required task is done. */
  isCheckInComplete: boolean;
  /** Something is open that was not skipped: the contact is preselected on home (D29). */
  hasTasksLeft: boolean;
}

/** One contact in one activity. */
export interface ContactDecision extends TaskTotals {
  contactId: ContactId;
  applies: boolean;
  reason: ActivityReason;
  /** The visit when known and not past, otherwise today (D64). */
  relevantDate: Day;
  /** On that day; for what was bought, on the day of that purchase (D64). */
  age: number | null;
  /** In the order Waiver, Rental Profile, Child Registration, Photo (D12); not-asked ones included. Empty when the activity does not apply. */
  tasks: readonly TaskDecision[];
  /** Check-in is complete, whatever else was bought included, and there is media to print (D30). */
  isQrEligible: boolean;
  /** Those for which the activity applies, the next visit's first. */
  purchases: readonly Purchase[];
}

export interface ActivityDecision {
  activityId: number;
  isDefault: boolean;
  contacts: readonly ContactDecision[];
}

/** One contact over every activity that applies to them. */
export interface ContactSummary extends TaskTotals {
  contactId: ContactId;
  /** Today. */
  age: number | null;
  activityIds: readonly number[];
  hasPrintableMedia: boolean;
  printableMediaCount: number;
}

export interface Eligibility {
  /** Default activity first. */
  activities: readonly ActivityDecision[];
  contacts: readonly ContactSummary[];
}

/** `today` is the day in the location's time zone; `visitDate` only when the guest or administrator named one. */
export interface EligibilityDates {
  today: Day;
  visitDate?: Day;
}
