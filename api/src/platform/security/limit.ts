import { hash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database';
import { Lane } from '../database/lanes';
import { DomainError } from '../http/domain-error';

export interface LimitOptions {
  /** Part of the stored keys. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** A flood of refusals must not take the connections that guests need. */
const MOST_AT_ONCE = 2;
const LONGEST_WAIT_MS = 500;
/** A store that failed is left alone for a while: nobody waits for its failing again. */
const REST_MS = 5_000;

/**
 * How often something may happen to somebody, counted in PostgreSQL for all processes together. While the store does not answer,
 * or too many ask at once, this process counts in its memory. Keys are stored as hashes: the table says nothing about anybody.
 */
export class Limit {
  readonly #memory: RateLimiterMemory;
  readonly #store: RateLimiterPostgres;
  readonly #line = new Lane(MOST_AT_ONCE, LONGEST_WAIT_MS);
  #restsUntil = 0;

  constructor(pool: Database['pool'], { name, points, seconds }: LimitOptions) {
    const options = { keyPrefix: name, points, duration: seconds };
    this.#memory = new RateLimiterMemory(options);
    this.#store = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      inMemoryBlockOnConsumed: points,
    });
  }

  /** Counts one. Answers the seconds to wait when it is one too many, else 0. */
  async take(who: string): Promise<number> {
    const key = hash('sha256', who, 'base64url');
    try {
      await this.#consume(key);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  async #consume(key: string): Promise<unknown> {
    if (performance.now() < this.#restsUntil) return this.#memory.consume(key);
    try {
      return await this.#line.take(() => this.#store.consume(key));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw refusal;
      if (!(refusal instanceof DomainError)) this.#restsUntil = performance.now() + REST_MS;
      return this.#memory.consume(key);
    }
  }
}
