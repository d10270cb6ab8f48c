import type { ActivityContact, ContactActivity, LanguageTag, TaskReason } from '@arrival/contracts';
import type { ContactDecision, TaskDecision } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import type { CatalogActivity } from '../catalog/catalog.facade';
import type { CheckinScene } from './checkin-scene';
import { CheckinScenes } from './checkin-scenes';
import { OpenWaivers } from './open-waivers';

function reasonOf({
  taskId,
  taskName,
  taskTypeId,
  isAsked,
  isOptional,
  isComplete,
  isSkipped,
  reason,
}: TaskDecision): TaskReason {
  return { taskId, taskName, taskTypeId, isAsked, isOptional, isComplete, isSkipped, ...reason };
}

/** What is left to do for whom at a location (D18). */
@Injectable()
export class LocationContactsService {
  constructor(
    private readonly scenes: CheckinScenes,
    private readonly open: OpenWaivers,
  ) {}

  /** The activities that apply to at least one member, the location's default first. Throws `location.unknown`. */
  async list(principal: Principal, locationId: number, language: LanguageTag): Promise<ContactActivity[]> {
    const scene = await this.scenes.open(principal, locationId, language);
    const activities: ContactActivity[] = [];
    for (const { activityId, isDefault, contacts } of scene.decisions) {
      const applying = contacts.filter((contact) => contact.applies);
      if (applying.length === 0) continue;
      const asked = scene.activity(activityId);
      const { id, name, ageMin, ageMax, imageUrl, modifiedDateUtc } = asked;
      const activity = { id, name, ageMin, ageMax, imageUrl, isLocationDefaultActivity: isDefault, modifiedDateUtc };
      activities.push({ ...activity, contacts: applying.map((decision) => this.#contact(scene, asked, decision)) });
    }
    return activities;
  }

  #contact(scene: CheckinScene, activity: CatalogActivity, decision: ContactDecision): ActivityContact {
    const member = scene.member(Number(decision.contactId));
    return {
      ...scene.contact(member),
      isSelected: decision.hasTasksLeft,
      tasksTotal: decision.tasksTotal,
      tasksComplete: decision.tasksComplete,
      isCheckInComplete: decision.isCheckInComplete,
      reasons: decision.tasks.map(reasonOf),
      hasWaiverHere: this.open.has(activity, decision),
      qrCode: decision.isQrEligible ? member.pickupCode : null,
    };
  }
}
