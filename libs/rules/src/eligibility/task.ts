import { type Reason, type ReasonCode, taskTypeIds } from '@arrival/contracts';
import type { Day } from '../dates/day';
import { isAgeInRange } from '../people/age';
import type { ActivityConfiguration, TaskConfiguration } from '../records/configuration';
import type { ContactId, Purchase } from '../records/household';
import { type Application, visitOf } from './activity';
import type { TaskDecision } from './decision';
import { requirementOf } from './requirements';
import type { Scene } from './scene';
import { type Holding, holdingOf } from './task-state';

/** Who asks for the task, by which purchase, and for what day. */
interface Demand extends Reason {
  purchaseId?: number;
  visit?: Day;
}

const none: readonly never[] = [];

/** Of several purchases those on whose day the member is of the task's age (D64). Most have one, and then nothing is copied. */
function purchasesOfAge(task: TaskConfiguration, { age, ages, purchases }: Application): readonly Purchase[] {
  if (purchases.length === 1) return isAgeInRange(age, task) ? purchases : none;
  return purchases.filter((_, index) => isAgeInRange(ages[index] ?? null, task));
}

/** Who asks for the task, or why nobody does (D12, D16). */
function demandOf(
  scene: Scene,
  activity: ActivityConfiguration,
  task: TaskConfiguration,
  contactId: ContactId,
  application: Application,
): Demand {
  const { age, purchases } = application;
  const ofAge = purchasesOfAge(task, application);
  if (ofAge.length === 0 && (purchases.length > 0 || !isAgeInRange(age, task)))
    return { code: 'notInAgeRange', age, ageMin: task.ageMin, ageMax: task.ageMax };
  if (purchases.length === 0) {
    return { code: 'requiredByActivity', source: 'activity', activityName: activity.name };
  }
  const printable = scene.printableOf(contactId).filter(({ productId }) => activity.productIds.includes(productId));
  const requirement = requirementOf(task, ofAge, scene.products, printable);
  if (!requirement.isRequired) return { code: requirement.code };
  const { productId, productDate, purchaseId } = requirement.purchase;
  return {
    purchaseId,
    visit: visitOf(scene, requirement.purchase),
    code: 'requiredByPurchase',
    source: 'purchase',
    activityName: activity.name,
    productName: scene.products.get(productId)?.name,
    productDate,
  };
}

function doneCode(task: TaskConfiguration, isEditable: boolean): ReasonCode {
  if (isEditable) return 'editAllowedHere';
  return task.useTodayAsValidationDate ? 'signedForToday' : 'alreadyValidUntil';
}

/** The ended season goes first: a text alone would not help (D55, D65). */
function openCode(task: TaskConfiguration, holding: Holding, demand: Reason): ReasonCode {
  const isWaiver = task.taskTypeId === taskTypeIds.waiver;
  if (holding.hasEnded) return 'waiverEnded';
  if (isWaiver && !task.hasText) return 'waiverNoText';
  if (holding.state === 'missing') return demand.code;
  if (holding.state === 'askedAgain') return 'askedAgain';
  if (holding.state === 'tooShort') return isWaiver ? 'waiverTooShort' : 'profileTooShort';
  return isWaiver ? 'waiverExpired' : 'profileExpired';
}

/** Of an ended waiver its own last day is told, unless its dates leave no day at all. */
function ended(task: TaskConfiguration, holding: Holding, today: Day): Holding {
  const { state, validationDate } = holding;
  const hasPassed = task.endEffectiveDate !== null && task.endEffectiveDate < today;
  return { state, validationDate, validUntil: hasPassed ? task.endEffectiveDate : undefined };
}

/** Written out, not spread: this runs for every task of every contact, and spreading costs several times the decision. */
function reasonOf(code: ReasonCode, demand: Reason, holding: Holding): Reason {
  const { source, activityName, productName, productDate } = demand;
  const { state, validUntil, validationDate, staffReason } = holding;
  return { code, state, source, activityName, productName, productDate, validUntil, validationDate, staffReason };
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

function decision(
  task: TaskConfiguration,
  contactId: ContactId,
  outcome: Outcome,
  reason: Reason,
  purchaseId?: number,
): TaskDecision {
  const { isAsked, isComplete, isReadOnly, isSkipped } = outcome;
  const { id: taskId, name: taskName, taskTypeId, isOptional } = task;
  return {
    taskId,
    taskName,
    taskTypeId,
    contactId,
    isAsked,
    isOptional,
    isComplete,
    isReadOnly,
    isSkipped,
    reason,
    purchaseId,
  };
}

/** An optional task that was put aside today: tomorrow it is open again (D20, D66). */
function isPutAside({ household, today }: Scene, task: TaskConfiguration, contactId: ContactId): boolean {
  if (!task.isOptional) return false;
  return household.skips.some(
    (skip) => skip.contactId === contactId && skip.taskId === task.id && skip.skippedOn >= today,
  );
}

/**
 * Is the task asked of the contact, is it done, and why (D11–D17)? A required waiver that has ended stays open at the desk (D65); an
 * optional one is no longer offered.
 */
export function decideTask(
  scene: Scene,
  activity: ActivityConfiguration,
  task: TaskConfiguration,
  contactId: ContactId,
  application: Application,
): TaskDecision {
  const demand = demandOf(scene, activity, task, contactId, application);
  if (demand.source === undefined) return decision(task, contactId, notAsked, demand);

  const holding = holdingOf(scene, task, contactId, demand.visit ?? application.relevantDate);
  if (holding.state === 'valid') {
    const isEditable = scene.configuration.location.isEditProfileLocation && task.taskTypeId !== taskTypeIds.waiver;
    const reason = reasonOf(doneCode(task, isEditable), demand, holding);
    return decision(task, contactId, isEditable ? doneButEditable : done, reason, demand.purchaseId);
  }
  const code = openCode(task, holding, demand);
  const told = code === 'waiverEnded' ? ended(task, holding, scene.today) : holding;
  if (code === 'waiverEnded' && task.isOptional) return decision(task, contactId, notAsked, { code, ...told });
  const outcome = isPutAside(scene, task, contactId) ? skipped : toDo;
  return decision(task, contactId, outcome, reasonOf(code, demand, told), demand.purchaseId);
}
