import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../calls/domain-error';
import { Database } from './database';
import { Lane } from './lanes';
import { type Statement, sql } from './statement';
import { utcSession } from './utc-session';

/** In each API process, one of them for whoever does not download. */
export const downloadConnections = 3;
const LONGEST_WAIT_MS = 2_000;
const CANCEL_AGAIN_MS = 250;

/** One core each: parallel workers handed every row of a large table over to each other, which made it slower, and took the cores of guests. */
const begin =
  'begin transaction isolation level repeatable read read only; set local max_parallel_workers_per_gather = 0';

const cancelBackend = sql<never>('database.cancel-backend', 'select pg_cancel_backend($1)');

/** What a long read may do: all of it sees the database at one instant. */
export interface LongRead {
  /** A statement is planned once for each connection, a text anew each time. */
  rows<Row>(query: Statement<Row> | string, values?: readonly unknown[]): Promise<Row[]>;
  /** The answer of a query without parameters, as COPY writes it. */
  copy(query: string, options: string): Readable;
}

/** A value inside the text of a query that takes no parameters. As `escapeLiteral` of pg, which goes letter by letter: of megabytes that took seconds. */
export function literal(value: string): string {
  const quoted = `'${value.replaceAll("'", "''")}'`;
  return quoted.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/** Connections of their own for downloads, so that a slow reader never takes one from a guest. */
@Injectable()
export class LongReads implements OnApplicationShutdown {
  readonly #logger = new Logger(LongReads.name);
  readonly #pool: Pool;
  readonly #downloads = new Lane(downloadConnections - 1, LONGEST_WAIT_MS);

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly database: Database,
  ) {
    const { url, patience } = config.database;
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'arrival-downloads',
      max: downloadConnections,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_WAIT_MS * patience,
      options: utcSession,
    });
    this.#pool.on('error', (error) => this.#logger.warn(`A connection was lost: ${error.message}`));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.end();
  }

  /** As `run`, of what somebody reads as slowly as they like: the others always have a connection. */
  download<Result>(signal: AbortSignal, work: (read: LongRead) => Promise<Result>): Promise<Result> {
    return this.#downloads.take(() => this.run(signal, work));
  }

  /** Does the work at one instant. When the signal comes, what runs in the database is stopped too. Throws `server.busy` when all are in use. */
  async run<Result>(signal: AbortSignal, work: (read: LongRead) => Promise<Result>): Promise<Result> {
    const client = await this.#connect();
    let isDone = false;
    let isOver = false;
    const stop = (): void => void this.#cancel(client, () => isOver);
    // A connection that is lost while nothing runs on it tells nobody else, and would take the process along.
    const lose = (error: Error): void => this.#logger.warn(`A connection was lost: ${error.message}`);
    client.on('error', lose);
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      await client.query(begin);
      const result = await work({
        rows: async (query, values = []) => {
          // Between two statements nothing was there to be cancelled.
          signal.throwIfAborted();
          const { name, text } = typeof query === 'string' ? { name: undefined, text: query } : query;
          return (await client.query({ name, text, values: values as unknown[] })).rows;
        },
        copy: (query, options) => client.query(copyTo(`copy (${query}) to stdout with (${options})`)),
      });
      isDone = true;
      return result;
    } finally {
      isOver = true;
      signal.removeEventListener('abort', stop);
      // After a stop nobody knows what is still on its way to this connection.
      if (isDone && !signal.aborted) void this.#giveBack(client, lose);
      else client.release(true);
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      if (this.#pool.totalCount < downloadConnections) throw error;
      throw new DomainError('server.busy');
    }
  }

  /** Nothing was written, so that nobody waits for the end of the transaction but the next reader. */
  async #giveBack(client: PoolClient, lose: (error: Error) => void): Promise<void> {
    const isWhole = await client.query('commit').then(
      () => true,
      () => false,
    );
    if (isWhole) client.removeListener('error', lose);
    client.release(!isWhole);
  }

  /** By a connection of the other pool: all of this one may be reading. Again until it is over: what was still on its way there does not hear it. */
  async #cancel(client: PoolClient, isOver: () => boolean): Promise<void> {
    const { processID } = client as PoolClient & { processID: number };
    try {
      while (!isOver()) {
        await this.database.runBesideTheLine(cancelBackend, [processID]);
        await pause(CANCEL_AGAIN_MS);
      }
    } catch (error) {
      this.#logger.warn(`A read goes on: ${error}`);
    }
  }
}
