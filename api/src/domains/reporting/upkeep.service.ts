import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CopyRows } from '../../platform/database/copy-rows';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { type Generation, GenerationsQueries } from './generations.queries';
import { HouseholdDeciders } from './household-deciders';
import { PopulationService } from './population.service';
import { writtenColumns } from './report-columns';
import { ReportPlacesService } from './report-places';

const AT_ONCE = 1_000;
/** A population that has not moved for so long has no worker. */
const STUCK_AFTER_MS = 10 * 60_000;
const TRIED_AGAIN_AFTER_MS = 15 * 60_000;

/** Keeps the report true between populations: what changed is decided again, and another day or configuration makes all of it new. */
@Injectable()
export class ReportUpkeepService {
  constructor(
    private readonly queries: GenerationsQueries,
    private readonly places: ReportPlacesService,
    private readonly population: PopulationService,
    private readonly unitOfWork: UnitOfWork,
    private readonly copyRows: CopyRows,
    private readonly clock: Clock,
  ) {}

  async keepUp(signal: AbortSignal): Promise<void> {
    const [newest, whole, { places, asOf }] = await Promise.all([
      this.queries.newest(),
      this.queries.whole(),
      this.places.read(),
    ]);
    if (newest && this.#isStuck(newest)) await this.population.fail(newest.id);
    if (whole?.decidedAsOf !== asOf) {
      if (!newest || !this.#wasJustTried(newest)) await this.population.request();
      return;
    }
    const deciders = new HouseholdDeciders(places);
    try {
      while ((await this.#decideChanged(whole.id, deciders)) === AT_ONCE) signal.throwIfAborted();
    } finally {
      await deciders.close();
    }
    await this.population.removeLeftovers(signal);
  }

  #isStuck({ state, progressedAt }: Generation): boolean {
    return (state === 'running' || state === 'waiting') && this.clock.now() - progressedAt.getTime() > STUCK_AFTER_MS;
  }

  /** What failed or was stopped is not begun again at once. */
  #wasJustTried({ state, finishedAt }: Generation): boolean {
    if (state !== 'failed' && state !== 'stopped') return false;
    return finishedAt !== null && this.clock.now() - finishedAt.getTime() < TRIED_AGAIN_AFTER_MS;
  }

  /** Answers how many households had changed. */
  async #decideChanged(id: number, deciders: HouseholdDeciders): Promise<number> {
    const heads = await this.queries.changed(id, AT_ONCE);
    if (heads.length === 0) return 0;
    await this.unitOfWork.run(async () => {
      await this.queries.lockRows();
      const households = await this.queries.documentsOf(heads);
      const decided = await deciders.decide(households, id, this.clock.date(), 'copy');
      await this.queries.forget(id, heads);
      await this.copyRows.write('report_row', writtenColumns, [decided.text]);
      await this.queries.remember(id, households);
    });
    return heads.length;
  }
}
