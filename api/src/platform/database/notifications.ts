import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client, type QueryConfig } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { LastingTrouble } from '../logging/lasting-trouble';

type Callback = (payload: string) => void;

const LONGEST_PAUSE_MS = 5_000;
/** A connection that was cut without a word says nothing for hours: it is asked, and given up when it does not answer in time. */
const ASKED_EVERY_MS = 15_000;
const ANSWERS_WITHIN_MS = 5_000;
/** What is told within this time goes out together: each `NOTIFY` wakes whoever listens, and all of them take turns. */
const TOLD_EVERY_MS = 10;

/**
 * Listens to `NOTIFY` on one connection of its own. After a lost connection every callback is told with an empty payload,
 * because anything may have happened meanwhile.
 */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  readonly #logger = new Logger(Notifications.name);
  readonly #away = new LastingTrouble(this.#logger, {
    begins: 'Nobody listens to the database',
    ends: 'Somebody listens to the database again',
  });
  readonly #callbacks = new Map<string, Callback[]>();
  readonly #untold = new Map<string, string>();
  #telling?: Promise<void>;
  #client?: Client;
  #ready?: Promise<void>;
  #asked: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Calls back on each notification of the channel; resolves when listening. */
  async on(channel: string, callback: Callback): Promise<void> {
    const callbacks = this.#callbacks.get(channel);
    this.#callbacks.set(channel, [...(callbacks ?? []), callback]);
    const before = this.#ready ?? this.#connect();
    this.#ready = callbacks ? before : before.then(() => this.#listen(channel));
    await this.#ready;
  }

  /**
   * Tells every process that listens, ours too, in a transaction of its own: the first at once, what is told often within a moment once and
   * without its payloads. While the connection is away nobody is told: who needs to know also looks by itself.
   */
  tell(channel: string, payload: string): void {
    if (this.#stopped) return;
    this.#untold.set(channel, this.#untold.has(channel) ? '' : payload);
    this.#telling ??= this.#tellOthers();
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.config.database.url,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      stream: () => socket,
      application_name: 'arrival-listen',
    });
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    client.on('error', (error) => this.#logger.warn(`The listening connection was lost: ${error.message}`));
    await client.connect();
    const asking = setInterval(() => void this.#ask('select 1').catch(() => socket.destroy()), ASKED_EVERY_MS);
    asking.unref();
    client.once('end', () => {
      clearInterval(asking);
      void this.#reconnect();
    });
    this.#client = client;
  }

  async #listen(channel: string): Promise<void> {
    await this.#ask(`listen ${channel}`);
  }

  /** One query at a time: a second one beside it is what `pg` warns of, and is going to refuse. */
  #ask(query: string | QueryConfig): Promise<unknown> {
    const answer = this.#asked.then(() => this.#client?.query(query));
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  async #reconnect(): Promise<void> {
    for (let wait = 100; !this.#stopped; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const connected = await this.#connect().then(
        () => true,
        (error: unknown) => void this.#away.seen(error),
      );
      if (connected) return this.#catchUp();
      await pause(wait);
    }
  }

  /** When this fails too, the end of the connection starts the next try. */
  async #catchUp(): Promise<void> {
    try {
      for (const channel of this.#callbacks.keys()) await this.#listen(channel);
      for (const channel of this.#callbacks.keys()) this.#tell(channel, '');
      this.#away.over();
    } catch (error) {
      this.#away.seen(error);
      await this.#client?.end().catch(() => undefined);
    }
  }

  async #tellOthers(): Promise<void> {
    try {
      this.#ready ??= this.#connect();
      await this.#ready;
      while (this.#untold.size > 0) {
        const told = [...this.#untold];
        this.#untold.clear();
        for (const values of told) await this.#ask({ name: 'tell', text: 'select pg_notify($1, $2)', values });
        await pause(TOLD_EVERY_MS, undefined, { ref: false });
      }
    } catch (error) {
      if (!this.#client) this.#ready = undefined;
      this.#logger.warn(`Nobody could be told: ${(error as Error).message}`);
    } finally {
      this.#telling = undefined;
    }
  }

  #tell(channel: string, payload: string): void {
    for (const callback of this.#callbacks.get(channel) ?? []) callback(payload);
  }
}
