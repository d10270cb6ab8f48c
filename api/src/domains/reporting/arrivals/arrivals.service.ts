import type { ArrivalState, Arrivals } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import type { LongRead } from '../../../platform/database/long-reads';
import {
  type AfterFamily,
  type ArrivalsCount,
  type ArrivalsSource,
  conditionOf,
  countFamilies,
  type FoundFamily,
  selectFamilies,
  selectNextDay,
} from './arrivals.queries';
import { type ArrivalsPlace, ArrivalsReader, type PlaceAndDay } from './arrivals-reader';
import { cursorOf } from './page-after';

export interface ArrivalsQuestion extends PlaceAndDay {
  readonly state: ArrivalState;
  /** Names to look for. */
  readonly q?: string;
  readonly after?: AfterFamily;
  readonly pageSize: number;
}

type ArrivalsPage = Omit<Arrivals, keyof ArrivalsPlace | 'isBeingCounted'>;

const unknown: ArrivalsPage = { totals: null, nextDay: null, found: 0, families: [], next: null };

/** Who comes to a location on a day, by what the report decided, as it is this second (D80, D35). */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly reader: ArrivalsReader,
    private readonly reads: AuditedReads,
  ) {}

  /** Looking for somebody is in the trail, as among all guests. Throws as `ArrivalsReader.read`. */
  async read(actor: Actor, question: ArrivalsQuestion, signal: AbortSignal): Promise<Arrivals> {
    const { place, isBeingCounted, found } = await this.reader.read(question, signal, (read, source) =>
      this.#page(read, source, question),
    );
    const page = found ?? unknown;
    if (question.q) {
      const after = { sought: question.q, found: page.found };
      await this.reads.record({ actor, action: 'arrivals.searched', entity: 'search', entityId: 'arrivals', after });
    }
    return { ...place, isBeingCounted, ...page };
  }

  async #page(
    read: LongRead,
    source: ArrivalsSource,
    { state, q, after, pageSize }: ArrivalsQuestion,
  ): Promise<ArrivalsPage> {
    const [count] = await read.rows<ArrivalsCount>(countFamilies(source, { state, q }));
    const { found, ...totals } = count!;
    const [later] = totals.families === 0 ? await read.rows<{ day: string }>(selectNextDay(source)) : [];
    const rows = await read.rows<FoundFamily>(selectFamilies(source, conditionOf({ state, q }), after, pageSize + 1));
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
    const families = rows
      .slice(0, pageSize)
      .map(({ headContactId, name, members }) => ({ headContactId, name, members }));
    return { totals, nextDay: later?.day ?? null, found, families, next: last ? cursorOf(last) : null };
  }
}
