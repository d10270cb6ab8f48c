import { hash } from 'node:crypto';
import type { Counter } from 'prom-client';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DomainError } from '../calls/domain-error';
import type { Database } from '../database/database';
import { Lane } from '../database/lanes';

export interface LimitOptions {
  /** Part of the stored keys. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** How long a call waits for its turn at the store before its process counts alone; exactness is worth more to some than to others. */
  readonly patienceMs?: number;
}

export interface Count {
  readonly isOver: boolean;
  /** How many are left, and until when. */
  readonly remaining: number;
  readonly seconds: number;
}

/** A flood of refusals must not take the connections that guests need. */
const MOST_AT_ONCE = 2;
const LONGEST_WAIT_MS = 500;
/** A store that failed is left alone for a while: nobody waits for its failing again. */
const REST_MS = 5_000;
/** Processes' clocks may differ by a little; a window that ends later than that was begun by a clock that was ahead. */
const SLACK_MS = 60_000;

type Question<Answer> = (counter: RateLimiterAbstract) => Promise<Answer>;

const told = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Count => ({
  isOver,
  remaining: Math.max(0, remainingPoints),
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

/** Throws `request.too_many` when anything has to be waited for. */
export function refuseFor(...seconds: readonly number[]): void {
  const retryAfterSeconds = Math.max(...seconds);
  if (retryAfterSeconds > 0) throw new DomainError('request.too_many', { retryAfterSeconds });
}

/**
 * How often something may happen to somebody, counted in PostgreSQL for all processes together. While the store does not answer,
 * or too many ask at once, this process counts in its memory. Keys are stored as hashes: the table says nothing about anybody.
 */
export class Limit {
  readonly #memory: RateLimiterMemory;
  readonly #store: RateLimiterPostgres;
  readonly #line: Lane;
  readonly #longestMs: number;
  #restsUntil = 0;

  constructor(
    pool: Database['pool'],
    { name, points, seconds, patienceMs = LONGEST_WAIT_MS }: LimitOptions,
    private readonly refusals: Counter.Internal,
  ) {
    const options = { keyPrefix: name, points, duration: seconds };
    this.#longestMs = seconds * 1_000 + SLACK_MS;
    this.#line = new Lane(MOST_AT_ONCE, patienceMs);
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
    const { isOver, seconds } = await this.count(who);
    return isOver ? seconds : 0;
  }

  /** Counts one. Throws `request.too_many` when it is one too many. */
  async takeOrRefuse(who: string): Promise<void> {
    refuseFor(await this.take(who));
  }

  /** The seconds to wait for somebody who has none left, else 0; counts nothing. */
  async wait(who: string): Promise<number> {
    const held = await this.#read(hash('sha256', who, 'base64url'));
    return held && held.remainingPoints <= 0 ? told(held, true).seconds : 0;
  }

  /** Counts one and tells what is left. */
  async count(who: string): Promise<Count> {
    const key = hash('sha256', who, 'base64url');
    try {
      return told(await this.#consume(key), false);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.refusals.inc();
      return told(refusal, true);
    }
  }

  #consume(key: string): Promise<RateLimiterRes> {
    return this.#ask(key, (counter) => counter.consume(key));
  }

  #read(key: string): Promise<RateLimiterRes | null> {
    return this.#ask(key, (counter) => counter.get(key));
  }

  async #ask<Answer>(key: string, question: Question<Answer>): Promise<Answer> {
    if (performance.now() < this.#restsUntil) return question(this.#memory);
    try {
      return await this.#line.take(() => this.#askStore(key, question));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw refusal;
      if (!(refusal instanceof DomainError)) this.#restsUntil = performance.now() + REST_MS;
      return question(this.#memory);
    }
  }

  /** Until a clock that was put right is there again, a window that it began would count, and shut out whoever is over. */
  async #askStore<Answer>(key: string, question: Question<Answer>): Promise<Answer> {
    const [first] = await Promise.allSettled([question(this.#store)]);
    const said: unknown = first.status === 'fulfilled' ? first.value : first.reason;
    const isOfNow = !(said instanceof RateLimiterRes) || said.msBeforeNext <= this.#longestMs;
    if (!isOfNow) {
      await this.#store.delete(key);
      return question(this.#store);
    }
    if (first.status === 'rejected') throw first.reason;
    return first.value;
  }
}
