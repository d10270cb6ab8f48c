import { Injectable } from '@nestjs/common';

/** SQL: whether an instant is further off than `seconds` and what a slow answer takes. Then only a clock of the database that was ahead has told it. */
export const isPutOff = (instant: string, seconds: string | number): string =>
  `${instant} > now() + make_interval(secs => ${seconds} + 60)`;

/**
 * What waits in rows until an instant of its own. A clock of the database that was ahead puts it off until it is there again, for a day when it was
 * a day: the worker's sweep brings it near, so that an effect is late by minutes (I3).
 */
@Injectable()
export class PutOffWork {
  readonly #kept: (() => Promise<unknown>)[] = [];

  register(bringNear: () => Promise<unknown>): void {
    this.#kept.push(bringNear);
  }

  /** Throws what failed for one when it was done for all others. */
  async bringNear(): Promise<void> {
    const done = await Promise.allSettled(this.#kept.map((bringNear) => bringNear()));
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  }
}
