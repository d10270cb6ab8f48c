import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import type { LongRead } from '../../platform/database/long-reads';
import { DecidersService } from './deciders.service';
import { documentsOf } from './generations.queries';
import { ReportPlacesService } from './report-places';

const PIECE = 500;
/** What is decided for an answer as a whole is in memory, about 12 kB a household; a bulk load changes a hundred thousand within a minute of the upkeep. */
const MOST_DECIDED = 20_000;
const NEXT_UPKEEP_SECONDS = 60;

/** Households that changed since a generation decided them, and of which rows. */
export interface Changed {
  readonly generationId: number;
  readonly heads: readonly number[];
  readonly form: 'records' | 'arrivals';
}

/** Decides anew, for whoever reads, what changed since the report was written: nobody is listed with what they have finished since (D35). */
@Injectable()
export class ChangedHouseholdsService {
  constructor(
    private readonly places: ReportPlacesService,
    private readonly deciders: DecidersService,
    private readonly clock: Clock,
  ) {}

  /** The records of all of them, JSON arrays. Throws `server.busy` while there are too many. */
  async decided(read: LongRead, changed: Changed): Promise<string[]> {
    const decided: string[] = [];
    await this.decideSome(read, changed, async (records) => {
      decided.push(records);
    });
    return decided;
  }

  /** As `decide`, for whoever waits for all of it. Throws `server.busy` while there are too many. */
  async decideSome(read: LongRead, changed: Changed, take: (records: string) => Promise<void>): Promise<void> {
    if (changed.heads.length > MOST_DECIDED)
      throw new DomainError('server.busy', { retryAfterSeconds: NEXT_UPKEEP_SECONDS });
    await this.decide(read, changed, take);
  }

  /** Some households after the other, so that however many have changed, few are in memory. */
  async decide(
    read: LongRead,
    { generationId, heads, form }: Changed,
    take: (records: string) => Promise<void>,
  ): Promise<void> {
    if (heads.length === 0) return;
    const places = await this.places.read();
    await this.deciders.use(places, async (deciders) => {
      for (let start = 0; start < heads.length; start += PIECE) {
        const documents = await read.rows(documentsOf, [heads.slice(start, start + PIECE)]);
        for (const records of await deciders[form](documents, generationId, this.clock.date())) await take(records);
      }
    });
  }
}
