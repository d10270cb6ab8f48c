import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { Outbox } from '../../platform/jobs/outbox';
import { WebhooksFacade } from '../webhooks/webhooks.facade';
import { DecidedRows } from './decided-rows';
import { DecidersService } from './deciders.service';
import { type Generation, GenerationsQueries } from './generations.queries';
import type { HouseholdDeciders } from './household-deciders';
import { populateReport } from './jobs/populate-report.job';
import { type DecidedRange, RangesAhead } from './ranges-ahead';
import { ReportPlacesService } from './report-places';

/** A range is committed as one. */
const RANGE = 1_000;
const REMOVED_AT_ONCE = 20_000;
/** Of those pieces in one run of the upkeep, so that the next is not late. */
const MOST_PIECES = 10;

/** Decides every household for a new generation of the report, range by range (D33). A worker that dies loses the range in hand. */
@Injectable()
export class PopulationService {
  constructor(
    private readonly queries: GenerationsQueries,
    private readonly places: ReportPlacesService,
    private readonly deciders: DecidersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: DecidedRows,
    private readonly outbox: Outbox,
    private readonly webhooks: WebhooksFacade,
    private readonly clock: Clock,
  ) {}

  /** Asks for a new population; one that is under way is joined. */
  async request(): Promise<void> {
    await this.unitOfWork.run(async () => {
      const generationId = await this.queries.ask();
      if (generationId !== undefined) await this.outbox.add(populateReport, { generationId });
    });
  }

  /** Ends the one under way; readers keep the last whole one. */
  async stop(): Promise<void> {
    const newest = await this.queries.newest();
    if (newest) await this.unitOfWork.run(() => this.queries.finish(newest.id, 'stopped'));
  }

  /** Readers keep the last whole one. */
  async fail(generationId: number): Promise<void> {
    await this.unitOfWork.run(() => this.queries.finish(generationId, 'failed'));
  }

  /** `progress` is told a share from 0 to 1 after each range. */
  async populate(generationId: number, signal: AbortSignal, progress: (share: number) => Promise<void>): Promise<void> {
    const { places, asOf } = await this.places.read();
    const generation = await this.#begin(generationId, asOf);
    if (!generation) return;
    const isWhole = await this.deciders.use({ places, asOf }, (deciders) =>
      this.#decideAll(generation, deciders, signal, progress),
    );
    if (isWhole) await this.#finish(generationId);
  }

  /** Removes some of what no reader can meet any more. */
  async removeLeftovers(signal: AbortSignal): Promise<void> {
    let pieces = 0;
    for (const id of await this.queries.leftovers()) {
      while (pieces < MOST_PIECES && (await this.queries.remove(id, REMOVED_AT_ONCE)) > 0) {
        signal.throwIfAborted();
        pieces += 1;
      }
    }
  }

  /** Where an earlier try ended, if it was of the same days and configuration; else from the start. */
  async #begin(id: number, asOf: string): Promise<Generation | undefined> {
    const known = await this.queries.find(id);
    if (known?.state === 'running' && known.decidedAsOf === asOf) return known;
    if (known?.state === 'running') while ((await this.queries.remove(id, REMOVED_AT_ONCE)) > 0);
    await this.unitOfWork.run(() => this.queries.begin(id, asOf));
    const begun = await this.queries.find(id);
    return begun?.state === 'running' ? begun : undefined;
  }

  /** Answers false when it was stopped. */
  async #decideAll(
    { id, lastHead, households, householdsTotal }: Generation,
    deciders: HouseholdDeciders,
    signal: AbortSignal,
    progress: (share: number) => Promise<void>,
  ): Promise<boolean> {
    const ranges = new RangesAhead(
      lastHead,
      (after) => this.queries.next(after, RANGE),
      (range) => deciders.lines(range, id, this.clock.date()),
    );
    let done = households;
    for (;;) {
      signal.throwIfAborted();
      const decided = await ranges.next();
      if (!decided) return true;
      if (!(await this.#keep(id, decided))) return false;
      done += decided.households.length;
      await progress(Math.min(1, done / Math.max(1, householdsTotal)));
    }
  }

  #keep(id: number, range: DecidedRange): Promise<boolean> {
    const { households, pieces } = range;
    const rows = pieces.reduce((sum, piece) => sum + piece.rows, 0);
    return this.unitOfWork.run(async () => {
      if (!(await this.queries.advance(id, households.at(-1)!.head, households.length, rows))) return false;
      await this.rows.write(pieces);
      await this.queries.remember(id, range);
      return true;
    });
  }

  async #finish(id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const whole = await this.queries.finish(id, 'whole');
      if (!whole) return;
      const data = { rows: whole.rowCount, refreshedAtUtc: whole.finishedAt!.toISOString() };
      await this.webhooks.note({ type: 'report.populated', data });
    });
  }
}
