import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { ApiKeysQueries, type KeyUse } from '../api-keys.queries';

const WRITTEN_AFTER_MS = 1_000;
const TRIED_AGAIN_AFTER_MS = 10_000;

/** Counts the uses of keys in memory and writes them down together, a second after the first: no call waits for a row that all others change. */
@Injectable()
export class ApiKeyUses implements BeforeApplicationShutdown {
  readonly #logger = new Logger(ApiKeyUses.name);
  #uses = new Map<number, KeyUse>();
  #timer?: NodeJS.Timeout;

  constructor(
    private readonly queries: ApiKeysQueries,
    private readonly clock: Clock,
  ) {}

  count(id: number): void {
    this.#add({ id, requests: 1, lastUsedAt: this.clock.date() });
    this.#writeLater(WRITTEN_AFTER_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#write();
  }

  /** What cannot be written stays, with what comes meanwhile. */
  async #write(): Promise<void> {
    const uses = this.#uses;
    this.#timer = undefined;
    this.#uses = new Map();
    if (uses.size === 0) return;
    try {
      await this.queries.addUses([...uses.values()]);
    } catch (error) {
      this.#logger.warn(`Uses of API keys cannot be written now: ${(error as Error).message}`);
      for (const use of uses.values()) this.#add(use);
      this.#writeLater(TRIED_AGAIN_AFTER_MS);
    }
  }

  #writeLater(waitMs: number): void {
    this.#timer ??= setTimeout(() => void this.#write(), waitMs).unref();
  }

  #add({ id, requests, lastUsedAt }: KeyUse): void {
    const before = this.#uses.get(id);
    const latest = before && before.lastUsedAt > lastUsedAt ? before.lastUsedAt : lastUsedAt;
    this.#uses.set(id, { id, requests: requests + (before?.requests ?? 0), lastUsedAt: latest });
  }
}
