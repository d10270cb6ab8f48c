import {
  type Grouping,
  type groupingRequestSchema,
  type LanguageTag,
  type SharedGrouping,
  wholeGrouping,
} from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Principal } from '../../platform/auth/principal';
import { WaiversFacade } from '../waivers/waivers.facade';
import { CheckinScenes } from './checkin-scenes';
import { ContactTaskBuilder } from './contact-task-builder';
import { CounterReads } from './counter/counter-reads.service';

type GroupingQuestion = z.output<typeof groupingRequestSchema>;

/** The contact tasks of chosen members in one activity (D19). */
@Injectable()
export class GroupingService {
  constructor(
    private readonly scenes: CheckinScenes,
    private readonly builder: ContactTaskBuilder,
    private readonly waivers: WaiversFacade,
    private readonly counterReads: CounterReads,
  ) {}

  /** Throws `location.unknown`, `activity.unknown`, `contact.unknown`; members whom the activity does not ask get no tasks. */
  async group(
    principal: Principal,
    locationId: number,
    { activityId, contactIds, form }: GroupingQuestion,
    language: LanguageTag,
    correlationId: string,
  ): Promise<Grouping | SharedGrouping> {
    const scene = await this.scenes.open(principal, locationId, language);
    scene.activity(activityId);
    const members = [...new Set(contactIds)].map((contactId) => scene.member(contactId).contactId);
    const shared = this.builder.buildAll(scene, activityId, members);
    const shown = shared.childRegistrationContactTasks.filter(({ relatedObject }) => relatedObject !== null);
    const children = shown.map(({ contactId }) => scene.member(contactId));
    await this.counterReads.note(principal, children, correlationId);
    if (form === 'shared') return shared;
    return this.#withTexts(wholeGrouping(shared, scene.catalog.snapshot.rentalLists.lists));
  }

  async #withTexts(grouping: Grouping): Promise<Grouping> {
    const waivers = grouping.waiverContactTasks.map(({ relatedObject }) => relatedObject);
    const texts = await this.waivers.findTexts([...new Set(waivers.flatMap(({ rolTextHash }) => rolTextHash ?? []))]);
    for (const waiver of waivers) waiver.rolText = texts.get(waiver.rolTextHash ?? '') ?? null;
    return grouping;
  }
}
