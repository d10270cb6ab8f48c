import type { ContactId, Day } from './household';

/** Why a task is asked, is done, or is not asked (D17). Exactly one per task and contact. */
export type TaskReasonCode =
  // asked
  | 'requiredByActivity'
  | 'requiredByPurchase'
  | 'waiverExpired'
  | 'profileExpired'
  // done
  | 'alreadyValidUntil'
  | 'signedForToday'
  | 'editAllowedHere'
  // not asked
  | 'notInAgeRange'
  | 'notRequiredByPurchase'
  | 'noUnprintedMedia'
  | 'waiverEnded';

/** What there is of the contact's own: nothing, something that has run out, or something valid. */
export type TaskState = 'missing' | 'expired' | 'valid';

/** Enough to say it in words: "Waiver: needed for today's lesson". Absent fields do not apply. */
export interface TaskReason {
  code: TaskReasonCode;
  state?: TaskState;
  /** Who asks for it. */
  source?: 'activity' | 'purchase';
  activityName?: string;
  /** The purchase that asks for it (the first by date). */
  productName?: string;
  /** Its day; null = a season pass. */
  productDate?: Day | null;
  /** Last valid day; null = no end. For expired ones: the day it ended. */
  validUntil?: Day | null;
  /** The day for which the waiver must be held. */
  validationDate?: Day;
  age?: number | null;
  ageMin?: number | null;
  ageMax?: number | null;
}

/** Why an activity applies to a contact, or does not (D9). */
export type ActivityReasonCode =
  | 'ageInRange'
  | 'purchased'
  | 'defaultActivity' // transaction-driven: nothing else applies
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

/** One task for one contact. `open` = asked and to be done; `notAsked` tasks count nowhere. */
export interface TaskDecision {
  taskId: number;
  taskTypeId: number;
  contactId: ContactId;
  status: 'open' | 'complete' | 'notAsked';
  isOptional: boolean;
  isComplete: boolean;
  /** False while open, and at edit-profile locations also for what is still valid (D11). */
  isReadOnly: boolean;
  /** Only optional open tasks; a skipped task is still open. */
  isSkipped: boolean;
  reason: TaskReason;
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
  /** The visit when known, otherwise today (D4). */
  relevantDate: Day;
  age: number | null;
  /** In the order Waiver, Rental Profile, Child Registration, Photo (D12); not-asked ones included. Empty when the activity does not apply. */
  tasks: readonly TaskDecision[];
  /** Check-in is complete and there is media to print (D30). */
  isQrEligible: boolean;
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
  isMinor: boolean;
  activityIds: readonly number[];
  hasPrintableMedia: boolean;
  printableMediaCount: number;
  isQrEligible: boolean;
}

export interface Eligibility {
  locationId: number;
  today: Day;
  /** Default activity first. */
  activities: readonly ActivityDecision[];
  contacts: readonly ContactSummary[];
}

/** `today` is the day in the location's time zone; `visitDate` only when the guest or administrator named one. */
export interface EligibilityDates {
  today: Day;
  visitDate?: Day;
}
