import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import type { TestDatabase } from './database';
import { environmentWith, redisUrl } from './environment';

const server = '/usr/bin/redis-server';

/** Whether a Redis of the tests' own can be started and stopped. */
export const hasOwnRedis = existsSync(server);

/** The backends of the queue that can be had here: Redis when it is named by `REDIS_URL` or Debian's package is installed. */
export const queueBackends: ('PostgreSQL' | 'Redis')[] = [
  'PostgreSQL',
  ...(redisUrl || hasOwnRedis ? (['Redis'] as const) : []),
];

export interface TestQueue {
  /** What configures a process to use it. */
  readonly variables: Record<string, string>;
  /** Takes everything away that the queue keeps, as a Redis without a disk does when it is started again. */
  empty(): Promise<void>;
  /** Cuts the connections of all others; with Redis alone. */
  disconnectAll?(): Promise<void>;
  close(): Promise<void>;
}

/** An empty queue of its own; `close` it before the database. */
export const openQueue = (
  backend: (typeof queueBackends)[number],
  database: TestDatabase,
): Promise<TestQueue> | TestQueue => (backend === 'Redis' ? openRedis() : openPostgres(database));

function openPostgres(database: TestDatabase): TestQueue {
  return { variables: {}, empty: () => emptyTables(database), close: async () => undefined };
}

const DEADLOCK = '40P01';

/** Also beside a worker: it takes the tables' locks in another order, and PostgreSQL refuses one of the two. */
async function emptyTables(database: TestDatabase): Promise<void> {
  try {
    await database.rows('truncate bullmq.job, bullmq.scheduler, bullmq.meta, bullmq.event cascade');
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    await emptyTables(database);
  }
}

async function openRedis(): Promise<TestQueue> {
  const own = redisUrl ? undefined : await ownRedis();
  own?.start();
  const url = redisUrl ?? own?.url ?? '';
  const client = new Redis(url);
  if ((await client.dbsize()) > 0) throw new Error('The Redis of REDIS_URL is not empty: the tests would empty it');
  return {
    variables: { REDIS_URL: url },
    empty: async () => void (await client.flushdb()),
    disconnectAll: async () => void (await client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes')),
    async close() {
      await client.flushdb();
      client.disconnect();
      await own?.close();
    },
  };
}

export interface OwnRedis {
  readonly url: string;
  start(): void;
  stop(): Promise<void>;
  /** Takes connections and answers nothing any more. */
  freeze(): void;
  /** When it is not needed any more. */
  close(): Promise<void>;
}

/** Debian's Redis on a port of its own, which keeps nothing; not started yet. */
export async function ownRedis(): Promise<OwnRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-redis-'));
  const port = String(await freePort());
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  let child: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (child) await ended(child);
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start() {
      child = spawn(server, options, { stdio: 'ignore', env: environmentWith({}) });
    },
    stop,
    freeze: () => void child?.kill('SIGSTOP'),
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
    child.kill('SIGCONT');
  });
}
