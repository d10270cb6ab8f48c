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

/** Is the task asked of the contact, is it done, and why (D11–D17)? */
export function decideTask(
  scene: Scene,
  activity: ActivityConfiguration,
  task: TaskConfiguration,
  contactId: ContactId,
  application: Application,
): TaskDecision {
  const demand = demandOf(scene, activity, task, contactId, application);
  const identity = { taskId: task.id, taskName: task.name, taskTypeId: task.taskTypeId, contactId, isOptional: task.isOptional };
  const notAsked = (reason: DecisionReason): TaskDecision => ({
    ...identity,
    isAsked: false,
    isComplete: false,
    isReadOnly: true,
    isSkipped: false,
    reason,
  });
  if (demand.source === undefined) return notAsked(demand);

  const holding = holdingOf(scene, task, contactId);
  const { state, validUntil, validationDate } = holding;
  const details = { ...demand, state, validUntil, validationDate };
  if (state === 'valid') {
    const isEditable = scene.configuration.location.isEditProfileLocation && task.taskTypeId !== taskTypeIds.waiver;
    const reason = { ...details, code: doneCode(task, holding, isEditable) };
    return { ...identity, isAsked: true, isComplete: true, isReadOnly: !isEditable, isSkipped: false, reason };
  }
  if (holding.hasEnded) return notAsked({ code: 'waiverEnded', state, validUntil: task.endEffectiveDate });
  const isSkipped = task.isOptional && scene.household.skips.some((skip) => skip.contactId === contactId && skip.taskId === task.id);
  const reason = { ...details, code: openCode(task, holding, demand) };
  return { ...identity, isAsked: true, isComplete: false, isReadOnly: isSkipped, isSkipped, reason };
}
