import {
  type ActivityContact,
  type Contact,
  type ContactActivity,
  type OneRiskSigning,
  type TaskReason,
  taskTypeIds,
} from '@arrival/contracts';
import { signingState } from '../../lib/one-risk/signing-state';

/** Is it only on this phone that this person has finished this task? */
export type IsUnsent = (contactId: number, taskId: number) => boolean;

/** One household member on the boarding card: what the chosen activity asks of them. */
export interface MemberState {
  contact: Contact;
  /** `todo`: something is left, or it is not known what, because nobody knows how old they are (D3). `done`: all that is asked is done. `none`: this activity asks nothing of them. */
  status: 'todo' | 'done' | 'none';
  done: number;
  total: number;
  left: readonly TaskReason[];
  /** Signed with a partner, who has not said so yet (D42): nothing to do meanwhile. */
  confirming: readonly TaskReason[];
  /** May be taken along into check-in: something is left, was skipped, or may be changed here (D11). */
  isSelectable: boolean;
  /** Taken along without asking (D29). */
  isPreselected: boolean;
  /** Done, and some of it is only on this phone: the resort does not have it yet. */
  isKept: boolean;
  /** Nobody knows how old they are: asked before all else. */
  isAgeless: boolean;
  /** Something is left to sign here, and not with a partner. */
  hasWaiverHere: boolean;
  qrCode: string | null;
}

/** Every household member, in the household's order, as the activity sees them; of who signs in (`signerId`) no age is asked (D3). */
export function memberStates(
  household: readonly Contact[],
  activity: ContactActivity | undefined,
  signerId: number | undefined,
  signings: readonly OneRiskSigning[] = [],
  isUnsent: IsUnsent = () => false,
): MemberState[] {
  return household.map((contact) =>
    memberState(
      contact,
      activity?.contacts.find((entry) => entry.contactId === contact.contactId),
      (taskId) => signingState(signings, contact.contactId, taskId) === 'confirming',
      isUnsent,
      contact.age === null && contact.contactId !== signerId,
    ),
  );
}

function memberState(
  contact: Contact,
  entry: ActivityContact | undefined,
  isConfirming: (taskId: number) => boolean,
  isUnsent: IsUnsent,
  isAgeless: boolean,
): MemberState {
  const asked = entry?.reasons.filter((reason) => reason.isAsked) ?? [];
  const open = asked.filter((reason) => !reason.isComplete);
  const left = open.filter(({ taskId }) => !isConfirming(taskId));
  const isOpenHere = asked.some((reason) => reason.code === 'editAllowedHere');
  const status = isAgeless ? 'todo' : statusOf(entry, open);
  return {
    contact: entry ?? contact,
    status,
    done: entry?.tasksComplete ?? 0,
    total: entry?.tasksTotal ?? 0,
    left,
    confirming: open.filter(({ taskId }) => isConfirming(taskId)),
    isSelectable: left.length > 0 || isOpenHere || isAgeless,
    isPreselected: left.some((reason) => !reason.isSkipped) || isAgeless,
    isAgeless,
    isKept: status === 'done' && asked.some(({ taskId }) => isUnsent(contact.contactId, taskId)),
    hasWaiverHere: Boolean(entry?.hasWaiverHere) && left.some(({ taskTypeId }) => taskTypeId === taskTypeIds.waiver),
    qrCode: entry?.qrCode ?? null,
  };
}

function statusOf(entry: ActivityContact | undefined, open: readonly TaskReason[]): MemberState['status'] {
  if (!entry?.reasons.some((reason) => reason.isAsked)) return 'none';
  return open.some((reason) => !reason.isOptional) || !entry.isCheckInComplete ? 'todo' : 'done';
}

/** Does this activity have something for anybody? Only such activities are offered. */
export function hasMembers(activity: ContactActivity): boolean {
  return activity.contacts.some((contact) => contact.reasons.some((reason) => reason.isAsked));
}

const isLeft = (reason: TaskReason): boolean => reason.isAsked && !reason.isComplete && !reason.isSkipped;

/**
 * The activity to begin with. What was bought, and the location's own activity, come first while something is left; other activities
 * are offers: a family that is ready is told so, not sent on to the next offer.
 */
export function firstActivity(activities: readonly ContactActivity[]): ContactActivity | undefined {
  const reasons = ({ contacts }: ContactActivity) => contacts.flatMap((contact) => contact.reasons);
  const isExpected = (activity: ContactActivity) =>
    activity.isLocationDefaultActivity || reasons(activity).some((reason) => reason.source === 'purchase');
  const expected = activities.filter(isExpected);
  return expected.find((activity) => reasons(activity).some(isLeft)) ?? expected[0] ?? activities[0];
}
