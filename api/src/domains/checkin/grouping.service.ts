import type { groupingRequestSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Principal } from '../../platform/auth/principal';
import { WaiverTexts } from '../waivers/waiver-texts';
import type { CheckinScene } from './checkin-scene';
import { CheckinScenes } from './checkin-scenes';
import { ContactTaskBuilder } from './contact-task-builder';
import { groupingJson } from './grouping-json';

type GroupingQuestion = z.output<typeof groupingRequestSchema>;

/** The contact tasks of chosen members in one activity (D19). */
@Injectable()
export class GroupingService {
  constructor(
    private readonly scenes: CheckinScenes,
    private readonly builder: ContactTaskBuilder,
    private readonly texts: WaiverTexts,
  ) {}

  /** The JSON of a `Grouping`. Throws `location.unknown`, `activity.unknown`, `contact.unknown`; members whom the activity does not ask get no tasks. */
  async group(principal: Principal, locationId: number, { activityId, contactIds, waiverTexts }: GroupingQuestion): Promise<Buffer> {
    const scene = await this.scenes.open(principal, locationId);
    scene.activity(activityId);
    const members = [...new Set(contactIds)].map((contactId) => scene.member(contactId).contactId);
    const texts = waiverTexts === 'inline' ? await this.#textsOf(scene, activityId) : new Map<string, string>();
    const tasks = this.builder.buildAll(scene, activityId, members, texts);
    const asked = new Set(Object.values(tasks).flatMap((list: { taskTypeId: number }[]) => list.map(({ taskTypeId }) => taskTypeId)));
    const taskTypes = scene.catalog.taskTypes.filter(({ id }) => asked.has(id));
    return groupingJson({ locationId, activityId, taskTypes, ...tasks }, scene.catalog.snapshot);
  }

  async #textsOf(scene: CheckinScene, activityId: number): Promise<ReadonlyMap<string, string>> {
    const { waivers } = scene.catalog.snapshot;
    const hashes = scene.activity(activityId).tasks.flatMap(({ posWaiverId }) => (posWaiverId && waivers.get(posWaiverId)?.textHash) || []);
    return this.texts.find(hashes);
  }
}
