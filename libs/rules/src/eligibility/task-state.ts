import { type Reason, taskTypeIds } from '@arrival/contracts';
import type { Day } from '../dates/day';
import { dayInZone } from '../dates/zone';
import type { TaskConfiguration } from '../records/configuration';
import type { Authorization, ContactId } from '../records/household';
import { profileValidUntil } from '../records/profiles';
import { fulfils, hasWaiverEnded, requiredDay, signatureDates } from '../waiver/dates';
import type { Scene } from './scene';

/** What the contact has for a task, before asking whether the task is needed. */
export interface Holding {
  state: NonNullable<Reason['state']>;
  validUntil?: Day | null;
  validationDate?: Day;
  /** Why staff ask for it again (D79). */
  staffReason?: string;
  /** A waiver that nobody can sign any more. */
  hasEnded?: boolean;
}

function laterEnd(a: Authorization | undefined, b: Authorization): Authorization {
  if (a === undefined || b.endDate === null) return b;
  return a.endDate === null || a.endDate >= b.endDate ? a : b;
}

/** Of what no longer fulfils the waiver: over, ending too early, or (a waiver of the day) signed on another day. */
function outlived(held: Authorization, task: TaskConfiguration, validationDate: Day, today: Day): Holding {
  const { endDate } = held;
  if (endDate !== null && endDate < today) return { state: 'expired', validUntil: endDate, validationDate };
  // It has not run out, so no day is told: what it lacks is a signature of today.
  if (task.useTodayAsValidationDate) return { state: 'expired', validationDate };
  return { state: 'tooShort', validUntil: endDate, validationDate };
}

function waiverHolding(scene: Scene, task: TaskConfiguration, contactId: ContactId): Holding {
  const { household, configuration, today } = scene;
  const dateOfBirth = household.contacts.find((contact) => contact.contactId === contactId)?.dateOfBirth ?? null;
  const dates = signatureDates(task, today, dateOfBirth);
  const validationDate = requiredDay(dates, today);
  // What the point of sale tells has no instant of signing, only of when it came.
  const isOfToday = (held: Authorization) =>
    !task.useTodayAsValidationDate ||
    (held.startDate === today && held.endDate === today) ||
    (held.signatureId !== null && dayInZone(held.createdAtUtc, configuration.location.timeZone) === today);
  let valid: Authorization | undefined;
  let past: Authorization | undefined;
  for (const held of household.authorizations) {
    if (held.contactId !== contactId || held.posWaiverId !== task.posWaiverId) continue;
    if (fulfils(held, dates, today)) {
      if (isOfToday(held)) valid = laterEnd(valid, held);
      else past = laterEnd(past, held);
    } else if (held.endDate !== null && held.endDate < validationDate) past = laterEnd(past, held);
  }
  if (valid)
    return { state: 'valid', validUntil: task.useTodayAsValidationDate ? today : valid.endDate, validationDate };
  const holding: Holding = past ? outlived(past, task, validationDate, today) : { state: 'missing', validationDate };
  holding.hasEnded = hasWaiverEnded(dates, today);
  return holding;
}

/** A profile must last until the visit, or as long as one that is saved today: otherwise it would be asked again and again (D64). */
function profileHolding(scene: Scene, task: TaskConfiguration, contactId: ContactId, visit: Day): Holding {
  const { today } = scene;
  const profile = scene.profileOf(contactId, task.taskTypeId);
  if (profile === undefined) return { state: 'missing' };
  const { validUntil, askedAgain } = profile;
  if (askedAgain !== null) {
    const asked: Holding = { state: 'askedAgain', staffReason: askedAgain };
    return validUntil !== null && validUntil < today ? { ...asked, validUntil } : asked;
  }
  const renewedUntil = profileValidUntil(today, scene.effectiveDaysOf(task.taskTypeId));
  if (validUntil === null || renewedUntil === null || validUntil >= visit || validUntil >= renewedUntil)
    return { state: 'valid', validUntil };
  return validUntil < today
    ? { state: 'expired', validUntil }
    : { state: 'tooShort', validUntil, validationDate: visit };
}

/** Does the contact hold something valid for the task (D13, D14, D15)? `visit` is the relevant day of D64. */
export function holdingOf(scene: Scene, task: TaskConfiguration, contactId: ContactId, visit: Day): Holding {
  if (task.taskTypeId === taskTypeIds.waiver) return waiverHolding(scene, task, contactId);
  return profileHolding(scene, task, contactId, visit);
}
