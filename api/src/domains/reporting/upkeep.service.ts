import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { DecidedRows } from './decided-rows';
import { DecidersService } from './deciders.service';
import { type Generation, GenerationsQueries } from './generations.queries';
import type { HouseholdDeciders } from './household-deciders';
import { PopulationService } from './population.service';
import { begun } from './ranges-ahead';
import { ReportFilesService } from './report-files.service';
import { type ReportPlaces, ReportPlacesService } from './report-places';

const AT_ONCE = 1_000;
/** A population that has not moved for so long has no worker. */
const STUCK_AFTER_MS = 10 * 60_000;
const TRIED_AGAIN_AFTER_MS = 15 * 60_000;

/** How far it is away from now, in either direction: one that is to come was told by a clock that was ahead. */
const awayMs = (at: Date, now: number): number => Math.abs(now - at.getTime());

const isUnderWay = ({ state }: Generation): boolean => state === 'running' || state === 'waiting';

/** Keeps the report true between populations: what changed is decided again, and another day or configuration makes all of it new. */
@Injectable()
export class ReportUpkeepService {
  constructor(
    private readonly queries: GenerationsQueries,
    private readonly places: ReportPlacesService,
    private readonly deciders: DecidersService,
    private readonly population: PopulationService,
    private readonly files: ReportFilesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: DecidedRows,
    private readonly clock: Clock,
  ) {}

  /** Also ends a population that is stuck, and removes what no reader can meet any more. Throws when `signal` is aborted. */
  async keepUp(signal: AbortSignal): Promise<void> {
    await this.files.removeLate();
    const [newest, whole, places] = await Promise.all([
      this.queries.newest(),
      this.queries.whole(),
      this.places.read(),
    ]);
    if (newest && this.#isStuck(newest)) {
      await this.population.fail(newest.id);
      await this.population.request();
      return;
    }
    // It decides everybody anyway; until then whoever reads decides what changed.
    if (newest && isUnderWay(newest)) return;
    // Also while none becomes whole: each that fails leaves what it had.
    await this.population.removeLeftovers(signal);
    const isOfNow = whole?.decidedAsOf === places.asOf;
    if ((!isOfNow || newest?.state === 'failed') && !(newest && this.#wasJustTried(newest)))
      return this.population.request();
    if (!isOfNow) return;
    while ((await this.#decideChanged(whole.id, places)) === AT_ONCE) signal.throwIfAborted();
    await this.queries.noteKept(whole.id);
  }

  #isStuck(generation: Generation): boolean {
    return isUnderWay(generation) && awayMs(generation.progressedAt, this.clock.now()) > STUCK_AFTER_MS;
  }

  /** What failed or was stopped is not begun again at once. */
  #wasJustTried({ state, finishedAt }: Generation): boolean {
    if (state !== 'failed' && state !== 'stopped') return false;
    return finishedAt !== null && awayMs(finishedAt, this.clock.now()) < TRIED_AGAIN_AFTER_MS;
  }

  /** Answers how many households had changed. */
  async #decideChanged(id: number, places: ReportPlaces): Promise<number> {
    const heads = await this.queries.changed(id, AT_ONCE);
    if (heads.length === 0) return 0;
    await this.deciders.use(places, (deciders) => this.#decideAgain(id, heads, deciders));
    return heads.length;
  }

  /** PostgreSQL removes the old rows while the threads decide. */
  #decideAgain(id: number, heads: readonly number[], deciders: HouseholdDeciders): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.queries.lockRows();
      const households = await this.queries.documentsOf(heads);
      const deciding = begun(deciders.lines(households, id, this.clock.date()));
      await this.queries.forget(id, heads);
      const pieces = await deciding;
      await this.rows.write(pieces);
      await this.queries.remember(id, { households, pieces });
    });
  }
}
