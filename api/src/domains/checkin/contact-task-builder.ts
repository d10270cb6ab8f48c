import {
  type ChildContactTask,
  type ContactTask,
  completeEndpoints,
  type PhotoContactTask,
  type Reason,
  type RentalContactTask,
  type Task,
  type TaskTypeId,
  taskTypeIds,
  type WaiverContactTask,
} from '@arrival/contracts';
import type { TaskDecision } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { HealthAnswers } from '../pos/health-answers';
import type { CheckinScene } from './checkin-scene';
import { formatContactTaskId } from './contact-task-id';
import { childOf, photoOf, rentalOf, type WaiverTexts, waiverOf } from './related-objects';

/** The contact tasks of one household by kind, as the grouping answers them (D19). */
export interface ContactTasks {
  photoContactTasks: PhotoContactTask[];
  childRegistrationContactTasks: ChildContactTask[];
  rentalProfileContactTasks: RentalContactTask[];
  waiverContactTasks: WaiverContactTask[];
}

const noTexts: WaiverTexts = new Map();

/** Turns a decision into the contact task that the wire carries (spec §3). */
@Injectable()
export class ContactTaskBuilder {
  constructor(private readonly answers: HealthAnswers) {}

  /** Every asked task of the given members in the activity, in the order of tasks, then members. */
  buildAll(scene: CheckinScene, activityId: number, contactIds: readonly number[], texts: WaiverTexts): ContactTasks {
    const tasks: ContactTasks = {
      photoContactTasks: [],
      childRegistrationContactTasks: [],
      rentalProfileContactTasks: [],
      waiverContactTasks: [],
    };
    for (const task of scene.activity(activityId).tasks) {
      for (const contactId of contactIds) {
        const decision = scene.decision(activityId, contactId).tasks.find(({ taskId }) => taskId === task.id);
        if (!decision?.isAsked) continue;
        const shared = this.#shared(scene, activityId, task, decision);
        if (task.taskTypeId === taskTypeIds.waiver)
          tasks.waiverContactTasks.push({ ...shared, relatedObject: this.#waiver(scene, task, decision, texts) });
        else if (task.taskTypeId === taskTypeIds.rentalProfile)
          tasks.rentalProfileContactTasks.push({ ...shared, relatedObject: rentalOf(scene, scene.member(contactId)) });
        else if (task.taskTypeId === taskTypeIds.childRegistration)
          tasks.childRegistrationContactTasks.push({ ...shared, relatedObject: childOf(scene, scene.member(contactId), this.answers) });
        else tasks.photoContactTasks.push({ ...shared, relatedObject: photoOf(scene, scene.member(contactId)) });
      }
    }
    return tasks;
  }

  /** One contact task after its completion; its waiver text by reference. */
  build(scene: CheckinScene, activityId: number, taskId: number, contactId: number): ContactTask {
    const all = this.buildAll(scene, activityId, [contactId], noTexts);
    const tasks = [
      ...all.waiverContactTasks,
      ...all.rentalProfileContactTasks,
      ...all.childRegistrationContactTasks,
      ...all.photoContactTasks,
    ];
    const task = tasks.find((candidate) => candidate.taskId === taskId);
    if (!task) throw new Error(`Contact task ${taskId} of ${contactId} is not asked after its completion`);
    return task;
  }

  #waiver(scene: CheckinScene, task: Task, decision: TaskDecision, texts: WaiverTexts) {
    return waiverOf(scene, task, scene.member(Number(decision.contactId)), decision.isComplete, texts);
  }

  #shared(scene: CheckinScene, activityId: number, task: Task, decision: TaskDecision) {
    const contactId = Number(decision.contactId);
    const taskTypeId = task.taskTypeId as TaskTypeId;
    return {
      id: formatContactTaskId({ locationId: scene.catalog.location.id, activityId, taskId: task.id, contactId }),
      taskId: task.id,
      taskTypeId,
      task: {
        name: task.name,
        posWaiverId: task.posWaiverId,
        consolidateWaivers: task.consolidateWaivers,
        customComment: task.customComment,
        externalWaiverId: task.externalWaiverId,
        endEffectiveDate: task.endEffectiveDate,
        isOptional: task.isOptional,
        enableWetSignature: task.enableWetSignature,
        enableAgreeCheckbox: task.enableAgreeCheckbox,
        enableTextSignature: task.enableTextSignature,
      },
      contact: scene.contact(scene.member(contactId)),
      isComplete: decision.isComplete,
      isReadOnly: decision.isReadOnly,
      isOptional: decision.isOptional,
      isSkipped: decision.isSkipped,
      completeEndpoint: completeEndpoints[taskTypeId],
      reason: decision.reason as Reason,
    };
  }
}
