import { type ArrivalState, type Arrivals, fieldRemark } from '@arrival/contracts';
import { purchaseWindow } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import { DomainError } from '../../../platform/calls/domain-error';
import { type LongRead, LongReads } from '../../../platform/database/long-reads';
import { ChangedHouseholdsService } from '../changed-households.service';
import { findChanged, findWhole } from '../generations.queries';
import { ReportService } from '../report.service';
import { isDecidedAlike, isOfSameConfiguration, ReportPlacesService } from '../report-places';
import {
  type AfterFamily,
  type ArrivalsCount,
  type ArrivalsSource,
  countFamilies,
  type FoundFamily,
  selectFamilies,
} from './arrivals.queries';
import { cursorOf } from './page-after';

export interface ArrivalsQuestion {
  readonly locationId: number;
  /** The location's today when left out. */
  readonly day?: string;
  readonly state: ArrivalState;
  /** Names to look for. */
  readonly q?: string;
  readonly after?: AfterFamily;
  readonly pageSize: number;
}

type Place = Pick<Arrivals, 'locationId' | 'day' | 'today' | 'lastDay'>;
type Known = Omit<Arrivals, keyof Place>;

const unknown: Known = { isBeingCounted: true, totals: null, found: 0, families: [], next: null };

/** Who comes to a location on a day, by what the report decided, as it is this second (D80, D35). */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly report: ReportService,
    private readonly places: ReportPlacesService,
    private readonly longReads: LongReads,
    private readonly changed: ChangedHouseholdsService,
    private readonly reads: AuditedReads,
  ) {}

  /** Looking for somebody is in the trail, as among all guests. Throws as `ReportService.refuseWithoutPos`, `request.invalid`, `server.busy`. */
  async read(actor: Actor, question: ArrivalsQuestion): Promise<Arrivals> {
    await this.report.refuseWithoutPos(question.locationId);
    const { places, asOf } = await this.places.read();
    const place = this.#placeOf(
      question,
      places.find(({ configuration }) => configuration.location.id === question.locationId)?.today,
    );
    const signal = new AbortController().signal;
    const known = await this.longReads.run(signal, (read) => this.#find(read, place, question, asOf));
    if (question.q && !question.after) {
      const after = { sought: question.q, found: known.found };
      await this.reads.record({ actor, action: 'arrivals.searched', entity: 'search', entityId: 'arrivals', after });
    }
    return { ...place, ...known };
  }

  #placeOf({ locationId, day }: ArrivalsQuestion, today: string | undefined): Place {
    // Disabled, or without its purchases, since it was looked for.
    if (today === undefined) throw new DomainError('location.unknown');
    const { to: lastDay } = purchaseWindow(today);
    const asked = day ?? today;
    if (asked < today) throw new DomainError('request.invalid', { errors: [fieldRemark('day', 'laterDay')] });
    if (asked > lastDay) throw new DomainError('request.invalid', { errors: [fieldRemark('day', 'earlierDay')] });
    return { locationId, day: asked, today, lastDay };
  }

  async #find(read: LongRead, { locationId, day }: Place, question: ArrivalsQuestion, asOf: string): Promise<Known> {
    const [generation] = await read.rows(findWhole);
    if (!generation || !isDecidedAlike(generation.decidedAsOf, asOf)) return unknown;
    const heads = (await read.rows(findChanged, [generation.id])).map(({ head }) => head);
    const decided = await this.changed.decided(read, { generationId: generation.id, heads, form: 'arrivals' });
    const source = { generationId: generation.id, locationId, day, changed: heads, decided };
    const isBeingCounted = !isOfSameConfiguration(generation.decidedAsOf, asOf);
    return { isBeingCounted, ...(await this.#page(read, source, question)) };
  }

  async #page(
    read: LongRead,
    source: ArrivalsSource,
    { state, q, after, pageSize }: ArrivalsQuestion,
  ): Promise<Omit<Known, 'isBeingCounted'>> {
    const [count] = await read.rows<ArrivalsCount>(countFamilies(source, { state, q }));
    const { found, ...totals } = count!;
    const rows = await read.rows<FoundFamily>(selectFamilies(source, { state, q }, after, pageSize + 1));
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
    const families = rows
      .slice(0, pageSize)
      .map(({ headContactId, name, members }) => ({ headContactId, name, members }));
    return { totals, found, families, next: last ? cursorOf(last) : null };
  }
}
