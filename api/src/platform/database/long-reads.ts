import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { escapeLiteral, Pool, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../calls/domain-error';
import { Database } from './database';
import { type Statement, sql } from './statement';
import { utcSession } from './utc-session';

/** In each API process. */
export const downloadConnections = 3;
const LONGEST_WAIT_MS = 2_000;

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

/** A value inside the text of a query that takes no parameters. */
export const literal = (value: string): string => escapeLiteral(value);

/** Connections of their own for downloads, so that a slow reader never takes one from a guest. */
@Injectable()
export class LongReads implements OnApplicationShutdown {
  readonly #logger = new Logger(LongReads.name);
  readonly #pool: Pool;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly database: Database,
  ) {
    const connectionTimeoutMillis = LONGEST_WAIT_MS;
    this.#pool = new Pool({
      connectionString: config.database.url,
      application_name: 'arrival-downloads',
      max: downloadConnections,
      connectionTimeoutMillis,
      options: utcSession,
    });
    this.#pool.on('error', (error) => this.#logger.warn(`A connection was lost: ${error.message}`));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.end();
  }

  /** Does the work at one instant. When the signal comes, what runs in the database is stopped too. Throws `server.busy` when all are in use. */
  async run<Result>(signal: AbortSignal, work: (read: LongRead) => Promise<Result>): Promise<Result> {
    const client = await this.#connect();
    let isDone = false;
    const stop = (): void => void this.#cancel(client).catch((error) => this.#logger.warn(`A read goes on: ${error}`));
    // A connection that is lost while nothing runs on it tells nobody else, and would take the process along.
    const lose = (error: Error): void => this.#logger.warn(`A connection was lost: ${error.message}`);
    client.on('error', lose);
    signal.addEventListener('abort', stop, { once: true });
    try {
      signal.throwIfAborted();
      await client.query(begin);
      const result = await work({
        rows: async (query, values = []) => {
          const { name, text } = typeof query === 'string' ? { name: undefined, text: query } : query;
          return (await client.query({ name, text, values: values as unknown[] })).rows;
        },
        copy: (query, options) => client.query(copyTo(`copy (${query}) to stdout with (${options})`)),
      });
      isDone = true;
      return result;
    } finally {
      signal.removeEventListener('abort', stop);
      // After a stop in the middle nobody knows what is still on its way to this connection.
      if (isDone) void this.#giveBack(client, lose);
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

  /** By a connection of the other pool: all of this one may be reading. */
  async #cancel(client: PoolClient): Promise<void> {
    const { processID } = client as PoolClient & { processID: number };
    await this.database.runBesideTheLine(cancelBackend, [processID]);
  }
}
