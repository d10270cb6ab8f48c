import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SealedKeys } from '../crypto/sealed-keys';
import { Database } from '../database/database';
import { failureWords } from '../logging/failure-words';
import { inTime } from '../process/in-time';
import { STORAGE, type Storage } from '../storage/storage';
import { clockWords, isClockOff } from './clock-check';
import { Heartbeat } from './heartbeat';
import { queueState } from './queue-state.queries';
import { SignInCheck } from './sign-in-check';

export type HealthState = 'up' | 'down' | 'slow' | 'off' | 'missing';

export interface HealthReport {
  readonly status: 'ready' | 'degraded' | 'notReady';
  readonly checks: Readonly<Record<string, HealthState>>;
}

interface Check {
  /** Answers the state, or throws: then it is down. */
  readonly ask: () => Promise<HealthState>;
  /** Without it no request can be answered. */
  readonly isNeeded?: true;
}

const CHECK_TIMEOUT_MS = 2_000;
/** A proxy gives a probe about a second, and must not drop every process because one provider is slow. */
const SIDE_CHECK_MS = 400;
/** Anybody may ask, and asking writes. */
const FRESH_MS = 1_000;
const WORKER_SILENT_SECONDS = 30;
const QUEUE_SILENT_SECONDS = 60;
const OLDEST_WORK_SECONDS = 120;

/** Whether this process should be given requests (Q2): what only makes it worse degrades, and is named. */
@Injectable()
export class Readiness implements OnApplicationBootstrap {
  readonly #logger = new Logger(Readiness.name);
  readonly #checks: Readonly<Record<string, Check>>;
  #stopping = false;
  #aheadMs = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #latest?: Promise<HealthReport>;
  readonly #known = new Map<string, HealthState>();
  readonly #running = new Map<string, Promise<HealthState>>();

  constructor(
    private readonly database: Database,
    private readonly heartbeat: Heartbeat,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly signIn: SignInCheck,
    private readonly sealedKeys: SealedKeys,
  ) {
    this.#checks = {
      database: { ask: () => this.#write(), isNeeded: true },
      migrations: { ask: async () => ((await this.database.migrationsAreWaiting()) ? 'down' : 'up'), isNeeded: true },
      storage: { ask: () => this.storage.check().then(() => 'up') },
      signIn: { ask: () => this.signIn.ask().then(() => 'up') },
      queue: { ask: () => this.#queue() },
      keys: { ask: async () => ((await this.sealedKeys.recent()).missing.length > 0 ? 'missing' : 'up') },
    };
  }

  /** Says at the start what is amiss; nobody waits for it. */
  onApplicationBootstrap(): void {
    void this.report();
  }

  /** From now on the process says that it is not ready, so that no new request is sent to it. */
  stop(): void {
    this.#stopping = true;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  report(): Promise<HealthReport> {
    if (this.#stopping) return Promise.resolve({ status: 'notReady', checks: { process: 'down' } });
    if (!this.#latest || performance.now() - this.#askedAt >= FRESH_MS) {
      this.#askedAt = performance.now();
      this.#latest = this.#ask();
    }
    return this.#latest;
  }

  async #ask(): Promise<HealthReport> {
    const asked = Object.entries(this.#checks).map(
      async ([name, check]) => [name, await this.#soon(name, check)] as const,
    );
    const states = new Map<string, HealthState>(await Promise.all(asked));
    const clock = isClockOff(this.#aheadMs) ? 'off' : 'up';
    this.#tell('clock', clock, clockWords(this.#aheadMs));
    const checks = Object.fromEntries(states.set('clock', clock));
    const lacks = Object.entries(this.#checks).some(([name, { isNeeded }]) => isNeeded && checks[name] !== 'up');
    if (lacks) return { status: 'notReady', checks };
    return { status: Object.values(checks).every((state) => state === 'up') ? 'ready' : 'degraded', checks };
  }

  /** What only degrades keeps nobody waiting: until it answers it is as it was. */
  #soon(name: string, check: Check): Promise<HealthState> {
    const answer = this.#running.get(name) ?? this.#find(name, check).finally(() => this.#running.delete(name));
    this.#running.set(name, answer);
    const known = this.#known.get(name);
    if (check.isNeeded || known === undefined) return answer;
    return Promise.race([answer, pause(SIDE_CHECK_MS, known, { ref: false })]);
  }

  async #find(name: string, { ask }: Check): Promise<HealthState> {
    const { state, why } = await inTime(ask, CHECK_TIMEOUT_MS).then(
      (found) => ({ state: found, why: '' }),
      (error: unknown) => ({ state: 'down' as const, why: `: ${failureWords(error)}` }),
    );
    this.#tell(name, state, `${name} is ${state}${why}`);
    return state;
  }

  async #write(): Promise<HealthState> {
    this.#aheadMs = await this.heartbeat.beat('api');
    return 'up';
  }

  async #queue(): Promise<HealthState> {
    const state = await this.database.first(queueState);
    const { workerSilentSeconds, queueSilentSeconds } = state ?? {};
    if ((workerSilentSeconds ?? Number.POSITIVE_INFINITY) > WORKER_SILENT_SECONDS) return 'down';
    if ((queueSilentSeconds ?? Number.POSITIVE_INFINITY) > QUEUE_SILENT_SECONDS) return 'down';
    return (state?.oldestWorkSeconds ?? 0) > OLDEST_WORK_SECONDS ? 'slow' : 'up';
  }

  /** The reason is for the log alone: anybody may read the report. */
  #tell(name: string, state: HealthState, words: string): void {
    const before = this.#known.get(name) ?? 'up';
    this.#known.set(name, state);
    if (state !== before) this.#logger.warn(state === 'up' ? `${name} is up again` : words);
  }
}
