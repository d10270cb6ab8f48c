import { taskTypeIds } from '@arrival/contracts';
import { fulfils, hasWaiverEnded, requiredDay, signatureDates } from '../waiver/dates';
import type { TaskConfiguration } from './configuration';
import type { Authorization, ContactId, Day } from './household';
import type { Scene } from './scene';
import type { DecisionReason } from './types';

/** What the contact has for a task, before asking whether the task is needed. */
export interface Holding {
  state: NonNullable<DecisionReason['state']>;
  validUntil?: Day | null;
  validationDate?: Day;
  /** A waiver that nobody can sign any more. */
  hasEnded?: boolean;
}

function laterEnd(a: Authorization, b: Authorization): Authorization {
  if (a.endDate === null || (b.endDate !== null && a.endDate >= b.endDate)) return a;
  return b;
}

function waiverHolding(scene: Scene, task: TaskConfiguration, contactId: ContactId): Holding {
  const dates = signatureDates(task, scene.today);
  const validationDate = requiredDay(dates);
  let valid: Authorization | undefined;
  let past: Authorization | undefined;
  for (const authorization of scene.household.authorizations) {
    if (authorization.contactId !== contactId || authorization.posWaiverId !== task.posWaiverId) continue;
    if (fulfils(authorization, dates)) valid = valid ? laterEnd(valid, authorization) : authorization;
    else if (authorization.endDate !== null && authorization.endDate < validationDate)
      past = past ? laterEnd(past, authorization) : authorization;
  }
  if (valid) return { state: 'valid', validUntil: valid.endDate, validationDate };
  const hasEnded = hasWaiverEnded(dates, scene.today);
  return past ? { state: 'expired', validUntil: past.endDate, validationDate, hasEnded } : { state: 'missing', validationDate, hasEnded };
}

/** Does the contact hold something valid for the task (D13, D14, D15)? */
export function holdingOf(scene: Scene, task: TaskConfiguration, contactId: ContactId): Holding {
  if (task.taskTypeId === taskTypeIds.waiver) return waiverHolding(scene, task, contactId);
  const profile = scene.profileOf(contactId, task.taskTypeId);
  if (profile === undefined) return { state: 'missing' };
  return { state: profile.isValid ? 'valid' : 'expired', validUntil: profile.validUntil };
}
