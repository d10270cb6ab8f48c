import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { HouseholdDeciders } from './household-deciders';
import type { ReportPlaces } from './report-places';

/** Longer than from one minute's upkeep to the next: they take 0.4 s of CPU to start. */
const KEPT_MS = 90_000;

interface Kept {
  readonly asOf: string;
  readonly deciders: HouseholdDeciders;
  users: number;
  ending?: NodeJS.Timeout;
}

/** Threads that decide. They stay for a while: who reads page after page, and the upkeep after a population, would start them for each. */
@Injectable()
export class DecidersService implements OnApplicationShutdown {
  #kept?: Kept;

  async onApplicationShutdown(): Promise<void> {
    if (this.#kept) await this.#end(this.#kept);
  }

  /** Whoever comes meanwhile with the same day and configuration shares the threads. */
  async use<Result>(places: ReportPlaces, work: (deciders: HouseholdDeciders) => Promise<Result>): Promise<Result> {
    const kept = this.#of(places);
    clearTimeout(kept.ending);
    kept.users += 1;
    try {
      return await work(kept.deciders);
    } finally {
      kept.users -= 1;
      if (kept.users === 0) kept.ending = setTimeout(() => void this.#end(kept), KEPT_MS).unref();
    }
  }

  #of({ places, asOf }: ReportPlaces): Kept {
    if (this.#kept?.asOf !== asOf) this.#kept = { asOf, deciders: new HouseholdDeciders(places), users: 0 };
    return this.#kept;
  }

  async #end(kept: Kept): Promise<void> {
    clearTimeout(kept.ending);
    if (this.#kept === kept) this.#kept = undefined;
    await kept.deciders.close();
  }
}
