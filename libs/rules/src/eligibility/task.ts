import { type ReasonCode, taskTypeIds } from '@arrival/contracts';
import { isAgeInRange } from '../people/age';
import type { Application } from './activity';
import type { ActivityConfiguration, TaskConfiguration } from './configuration';
import type { ContactId } from './household';
import { requirementOf } from './requirements';
import type { Scene } from './scene';
import { type Holding, holdingOf } from './task-state';
import type { DecisionReason, TaskDecision } from './types';

/** Who asks for the task, or why nobody does (D12, D16). */
function demandOf(
  scene: Scene,
  activity: ActivityConfiguration,
  task: TaskConfiguration,
  contactId: ContactId,
  application: Application,
): DecisionReason {
  const { age, purchases } = application;
  if (!isAgeInRange(age, task)) return { code: 'notInAgeRange', age, ageMin: task.ageMin, ageMax: task.ageMax };
  if (purchases.length === 0) {
    return { code: 'requiredByActivity', source: 'activity', activityName: activity.name };
  }
  const requirement = requirementOf(task, purchases, scene.products, scene.printableOf(contactId));
  if (!requirement.isRequired) return { code: requirement.code };
  const { productId, productDate } = requirement.purchase;
  return {
    code: 'requiredByPurchase',
    source: 'purchase',
    activityName: activity.name,
    productName: scene.products.get(productId)?.name,
    productDate,
  };
}

function doneCode(task: TaskConfiguration, holding: Holding, isEditable: boolean): ReasonCode {
  if (isEditable) return 'editAllowedHere';
  return task.useTodayAsValidationDate && holding.validUntil === holding.validationDate ? 'signedForToday' : 'alreadyValidUntil';
}

function openCode(task: TaskConfiguration, holding: Holding, demand: DecisionReason): ReasonCode {
  if (holding.state === 'missing') return demand.code;
  return task.taskTypeId === taskTypeIds.waiver ? 'waiverExpired' : 'profileExpired';
}

/** Written out, not spread: this runs for every task of every contact, and spreading costs several times the decision. */
function reasonOf(code: ReasonCode, demand: DecisionReason, holding: Holding): DecisionReason {
  const { source, activityName, productName, productDate } = demand;
  const { state, validUntil, validationDate } = holding;
  return { code, state, source, activityName, productName, productDate, validUntil, validationDate };
}

interface Outcome {
  isAsked: boolean;
  isComplete: boolean;
  isReadOnly: boolean;
  isSkipped: boolean;
}

const notAsked: Outcome = { isAsked: false, isComplete: false, isReadOnly: true, isSkipped: false };
const done: Outcome = { isAsked: true, isComplete: true, isReadOnly: true, isSkipped: false };
const doneButEditable: Outcome = { isAsked: true, isComplete: true, isReadOnly: false, isSkipped: false };
const toDo: Outcome = { isAsked: true, isComplete: false, isReadOnly: false, isSkipped: false };
const skipped: Outcome = { isAsked: true, isComplete: false, isReadOnly: true, isSkipped: true };

function decision(task: TaskConfiguration, contactId: ContactId, outcome: Outcome, reason: DecisionReason): TaskDecision {
  const { isAsked, isComplete, isReadOnly, isSkipped } = outcome;
  const { id: taskId, name: taskName, taskTypeId, isOptional } = task;
  return { taskId, taskName, taskTypeId, contactId, isAsked, isOptional, isComplete, isReadOnly, isSkipped, reason };
}

/** Is the task asked of the contact, is it done, and why (D11–D17)? */
export function decideTask(
  scene: Scene,
  activity: ActivityConfiguration,
  task: TaskConfiguration,
  contactId: ContactId,
  application: Application,
): TaskDecision {
  const demand = demandOf(scene, activity, task, contactId, application);
  if (demand.source === undefined) return decision(task, contactId, notAsked, demand);

  const holding = holdingOf(scene, task, contactId);
  if (holding.state === 'valid') {
    const isEditable = scene.configuration.location.isEditProfileLocation && task.taskTypeId !== taskTypeIds.waiver;
    const reason = reasonOf(doneCode(task, holding, isEditable), demand, holding);
    return decision(task, contactId, isEditable ? doneButEditable : done, reason);
  }
  if (holding.hasEnded) {
    return decision(task, contactId, notAsked, { code: 'waiverEnded', state: holding.state, validUntil: task.endEffectiveDate });
  }
  const isSkipped = task.isOptional && scene.household.skips.some((skip) => skip.contactId === contactId && skip.taskId === task.id);
  return decision(task, contactId, isSkipped ? skipped : toDo, reasonOf(openCode(task, holding, demand), demand, holding));
}
