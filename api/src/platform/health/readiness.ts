import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SealedKeys } from '../crypto/sealed-keys';
import { Database } from '../database/database';
import { sql } from '../database/statement';
import { STORAGE, type Storage } from '../storage/storage';

type State = 'up' | 'down' | 'slow' | 'missing';

export interface HealthReport {
  readonly status: 'ready' | 'degraded' | 'notReady';
  readonly checks: Readonly<Record<string, State>>;
}

const CHECK_TIMEOUT_MS = 2_000;
const LONGEST_WAIT_SECONDS = 120;

const ping = sql('health.ping', 'select 1');
const oldestWaiting = sql<{ seconds: number | null }>(
  'health.oldest_waiting',
  'select extract(epoch from now() - min(created_at))::float8 as seconds from outbox where enqueued_at is null',
);

/** Whether this process should be given requests (quality §2). The queue's health is the age of its oldest waiting job. */
@Injectable()
export class Readiness {
  #stopping = false;

  constructor(
    private readonly database: Database,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly sealedKeys: SealedKeys,
  ) {}

  /** From now on the process says that it is not ready, so that no new request is sent to it. */
  stop(): void {
    this.#stopping = true;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  async report(): Promise<HealthReport> {
    if (this.#stopping) return { status: 'notReady', checks: { process: 'down' } };
    const [database, migrations, storage, queue, keys] = await Promise.all([
      this.#check(async () => void (await this.database.run(ping))),
      this.#check(async () => {
        if (await this.database.migrationsAreWaiting()) throw new Error('Migrations are waiting');
      }),
      this.#check(() => this.storage.check()),
      this.#queue(),
      this.#keys(),
    ]);
    const checks = { database, migrations, storage, queue, keys };
    if ([database, migrations, storage].includes('down')) return { status: 'notReady', checks };
    return { status: queue === 'up' && keys === 'up' ? 'ready' : 'degraded', checks };
  }

  /** Something is sealed with a key that we do not have. */
  async #keys(): Promise<State> {
    let missing = 0;
    const asked = await this.#check(async () => {
      missing = (await this.sealedKeys.recent()).missing.length;
    });
    return missing > 0 ? 'missing' : asked;
  }

  async #queue(): Promise<State> {
    let seconds = 0;
    const asked = await this.#check(async () => {
      seconds = (await this.database.first(oldestWaiting))?.seconds ?? 0;
    });
    return asked === 'up' && seconds > LONGEST_WAIT_SECONDS ? 'slow' : asked;
  }

  async #check(ask: () => Promise<void>): Promise<State> {
    const tooLate = new AbortController();
    try {
      return await Promise.race([ask().then((): State => 'up'), pause(CHECK_TIMEOUT_MS, 'down' as State, { signal: tooLate.signal })]);
    } catch {
      return 'down';
    } finally {
      tooLate.abort();
    }
  }
}
