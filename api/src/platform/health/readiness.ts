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
/** Anybody may ask, and asking writes. */
const FRESH_MS = 1_000;
const WORKER_SILENT_SECONDS = 30;
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
  #known: HealthReport['checks'] = {};

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
    const names = Object.keys(this.#checks);
    const whys: Record<string, string> = {};
    const states = await Promise.all(
      names.map((name) =>
        inTime(this.#checks[name]!.ask, CHECK_TIMEOUT_MS).catch((error: unknown) => {
          whys[name] = failureWords(error);
          return 'down' as const;
        }),
      ),
    );
    const asked = Object.fromEntries(names.map((name, index) => [name, states[index]!]));
    const checks = { ...asked, clock: isClockOff(this.#aheadMs) ? ('off' as const) : ('up' as const) };
    this.#tellChanges(checks, whys);
    if (names.some((name) => this.#checks[name]?.isNeeded && checks[name as keyof typeof checks] !== 'up')) {
      return { status: 'notReady', checks };
    }
    return { status: Object.values(checks).every((state) => state === 'up') ? 'ready' : 'degraded', checks };
  }

  async #write(): Promise<HealthState> {
    this.#aheadMs = await this.heartbeat.beat('api');
    return 'up';
  }

  async #queue(): Promise<HealthState> {
    const state = await this.database.first(queueState);
    if ((state?.workerSilentSeconds ?? Number.POSITIVE_INFINITY) > WORKER_SILENT_SECONDS) return 'down';
    return (state?.oldestWorkSeconds ?? 0) > OLDEST_WORK_SECONDS ? 'slow' : 'up';
  }

  /** The reason is for the log alone: anybody may read the report. */
  #tellChanges(checks: HealthReport['checks'], whys: Readonly<Record<string, string>>): void {
    for (const [name, state] of Object.entries(checks)) {
      const before = this.#known[name] ?? 'up';
      if (state === before) continue;
      const why = whys[name] === undefined ? '' : `: ${whys[name]}`;
      const words = name === 'clock' && state === 'off' ? clockWords(this.#aheadMs) : `${name} is ${state}${why}`;
      this.#logger.warn(state === 'up' ? `${name} is up again` : words);
    }
    this.#known = checks;
  }
}
