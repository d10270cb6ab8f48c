import { Socket } from 'node:net';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client, DatabaseError, type QueryConfig } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { type Statement, sql } from './statement';

const lock = sql<object>('exclusive.lock', 'select where pg_try_advisory_lock(hashtextextended($1, 0))');
const unlock = sql<object>('exclusive.unlock', 'select pg_advisory_unlock(hashtextextended($1, 0))');

/** A connection that was cut without a word says nothing for hours: it is given up when it does not answer in time. */
const ANSWERS_WITHIN_MS = 10_000;
/** Nor would PostgreSQL miss whoever held a lock by it, and nobody else would get that lock: over TCP it looks, and lets go after 20 s. */
const MISSED_SOON = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/**
 * Keeps two pieces of work from overlapping, in whichever processes: by advisory locks of one connection of its own, which go with the
 * process. The connection is made when it is first needed.
 */
@Injectable()
export class Exclusive implements OnApplicationShutdown {
  readonly #held = new Map<string, AbortController>();
  #client?: Promise<Client>;
  /** Whose loss counts: one that was lost tells of it more than once, and by then another may hold locks. */
  #current?: Client;
  #socket?: Socket;
  /** One query at a time on the one connection. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Does the work and answers what it answers, or undefined when somebody else holds the key. The signal says that the lock was lost. */
  run<Result>(key: string, work: (lost: AbortSignal) => Promise<Result>): Promise<{ result: Result } | undefined> {
    return this.claim(lock, [key], (_, lost) => work(lost));
  }

  /** The same by a statement that locks its first parameter, the key, and reads what the work needs in one go: a row says that it is held. */
  async claim<Row, Result>(
    statement: Statement<Row>,
    [key, ...values]: readonly [string, ...unknown[]],
    work: (row: Row, lost: AbortSignal) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    if (this.#held.has(key)) return undefined;
    const lost = new AbortController();
    this.#held.set(key, lost);
    try {
      const [row] = await this.#ask(statement, [key, ...values]);
      if (!row) return undefined;
      try {
        return { result: await work(row, lost.signal) };
      } finally {
        if (!lost.signal.aborted) await this.#ask(unlock, [key]);
      }
    } finally {
      this.#held.delete(key);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #ask<Row>({ name, text }: Statement<Row>, values: unknown[]): Promise<Row[]> {
    this.#client ??= this.#connect();
    const client = this.#client;
    const answer = this.#last.then(() => this.#answer<Row>(client, { name, text, values }));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #answer<Row>(connecting: Promise<Client>, query: QueryConfig): Promise<Row[]> {
    const client = await connecting;
    try {
      return (await client.query(query)).rows as Row[];
    } catch (error) {
      if (!(error instanceof DatabaseError)) this.#lose(client);
      throw error;
    }
  }

  async #connect(): Promise<Client> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.config.database.url,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      stream: () => socket,
      keepAlive: true,
      application_name: 'arrival-exclusive',
      // No lock outlives its session, so none has to reach the disk.
      options: `-c synchronous_commit=off ${MISSED_SOON}`,
    });
    this.#current = client;
    this.#socket = socket;
    // A database that is killed says so and then goes: two errors, of which the second must find somebody too.
    client.on('error', () => this.#lose(client));
    try {
      await client.connect();
    } catch (error) {
      this.#lose(client);
      throw error;
    }
    client.once('end', () => this.#lose(client));
    return client;
  }

  /** Nothing that was held by it is held any more. */
  #lose(client: Client): void {
    if (this.#current !== client) return;
    this.#socket?.destroy();
    this.#client = undefined;
    this.#current = undefined;
    for (const held of this.#held.values()) held.abort(new Error('The lock was lost with its connection'));
  }
}
