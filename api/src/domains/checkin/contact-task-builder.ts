import {
  type ContactTask,
  formatContactTaskId,
  type Reason,
  type SharedGrouping,
  type SharedTask,
  type Task,
  taskTypeIds,
  wholeGrouping,
} from '@arrival/contracts';
import { type Signee, signedTogether, type TaskDecision } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { HealthAnswers } from '../pos/health-answers.facade';
import type { PosContact } from '../pos/pos.facade';
import type { CheckinScene } from './checkin-scene';
import { childOf, photoOf, rentalOf, waiverOf } from './related-objects';

function sharedTask({ id, taskTypeId, ...task }: Task): SharedTask {
  const { name, posWaiverId, consolidateWaivers, customComment, externalWaiverId, endEffectiveDate, isOptional } = task;
  const { enableWetSignature, enableAgreeCheckbox, enableTextSignature } = task;
  const waiver = { posWaiverId, consolidateWaivers, customComment, externalWaiverId, endEffectiveDate };
  return { id, taskTypeId, name, ...waiver, isOptional, enableWetSignature, enableAgreeCheckbox, enableTextSignature };
}

/** Whom one signature for this member covers. */
function signeesOf(
  scene: CheckinScene,
  task: Task,
  contactId: number,
  decisions: readonly TaskDecision[],
): readonly Signee[] {
  const open = decisions.filter(({ isComplete, isSkipped }) => !isComplete && !isSkipped);
  const signees = open.map((decision) => scene.signee(Number(decision.contactId)));
  return signedTogether(scene.signedIn, scene.signee(contactId), signees, task.consolidateWaivers);
}

/** Turns decisions into the contact tasks that the wire carries (spec §3, D19). */
@Injectable()
export class ContactTaskBuilder {
  constructor(private readonly answers: HealthAnswers) {}

  /** Every asked task of the given members in the activity, or the one that is named, in the order of tasks, then members. */
  buildAll(
    scene: CheckinScene,
    activityId: number,
    contactIds: readonly number[],
    onlyTaskId?: number,
  ): SharedGrouping {
    const { location, snapshot } = scene.catalog;
    const grouping: SharedGrouping = {
      locationId: location.id,
      activityId,
      taskTypes: [],
      tasks: [],
      contacts: contactIds.map((contactId) => scene.contact(scene.member(contactId))),
      rentalListsHash: null,
      photoContactTasks: [],
      childRegistrationContactTasks: [],
      rentalProfileContactTasks: [],
      waiverContactTasks: [],
    };
    for (const task of scene.activity(activityId).tasks) {
      if (onlyTaskId !== undefined && task.id !== onlyTaskId) continue;
      const asked = contactIds.map((contactId) =>
        scene.decision(activityId, contactId).tasks.find(({ taskId }) => taskId === task.id),
      );
      const decisions = asked.filter((decision) => decision?.isAsked) as TaskDecision[];
      if (decisions.length > 0) grouping.tasks.push(sharedTask(task));
      for (const decision of decisions) this.#add(grouping, scene, task, decision, decisions);
    }
    const asked = new Set(grouping.tasks.map(({ taskTypeId }) => taskTypeId));
    grouping.taskTypes = scene.catalog.taskTypes.filter(({ id }) => asked.has(id));
    if (asked.has(taskTypeIds.rentalProfile)) grouping.rentalListsHash = snapshot.rentalLists.hash;
    return grouping;
  }

  /** One whole contact task after its completion; its waiver text by reference. */
  build(scene: CheckinScene, activityId: number, taskId: number, contactId: number): ContactTask {
    const all = wholeGrouping(
      this.buildAll(scene, activityId, [contactId], taskId),
      scene.catalog.snapshot.rentalLists.lists,
    );
    const tasks = [
      ...all.waiverContactTasks,
      ...all.rentalProfileContactTasks,
      ...all.childRegistrationContactTasks,
      ...all.photoContactTasks,
    ];
    const [task] = tasks;
    if (!task) throw new Error(`Contact task ${taskId} of ${contactId} is not asked after its completion`);
    return task;
  }

  #add(
    grouping: SharedGrouping,
    scene: CheckinScene,
    task: Task,
    decision: TaskDecision,
    all: readonly TaskDecision[],
  ): void {
    const member: PosContact = scene.member(Number(decision.contactId));
    const { contactId } = member;
    const { isComplete, isReadOnly, isSkipped } = decision;
    const id = formatContactTaskId({
      locationId: grouping.locationId,
      activityId: grouping.activityId,
      taskId: task.id,
      contactId,
    });
    const own = {
      id,
      taskId: task.id,
      contactId,
      isComplete,
      isReadOnly,
      isSkipped,
      reason: decision.reason as Reason,
    };
    if (task.taskTypeId === taskTypeIds.waiver) {
      const signees = signeesOf(scene, task, contactId, all);
      grouping.waiverContactTasks.push({ relatedObject: waiverOf(scene, task, member, isComplete, signees), ...own });
    } else if (task.taskTypeId === taskTypeIds.rentalProfile)
      grouping.rentalProfileContactTasks.push({ relatedObject: rentalOf(scene, member), ...own });
    else if (task.taskTypeId === taskTypeIds.childRegistration)
      grouping.childRegistrationContactTasks.push({ relatedObject: childOf(scene, member, this.answers), ...own });
    else grouping.photoContactTasks.push({ relatedObject: photoOf(scene, member), ...own });
  }
}
