import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port';
import { ensureCluster } from './cluster';
import { createDatabase, databaseUrl, ensureOwnerAndDatabase } from './databases';
import { clearLeftover } from './leftover';
import { choosePlace, socketFolder } from './place';
import { type Server, startServer } from './server';

export interface PostgresOptions {
  /** Where everything is kept: data, password, messages. */
  folder: string;
  /** TCP port on 127.0.0.1; a free one when left out. */
  port?: number;
  /** More settings of PostgreSQL, by name. */
  settings?: Record<string, string>;
  /** Hears what the user should know, a line at a time. */
  say?: (line: string) => void;
}

export interface RunningPostgres {
  /** The product's database, as its owner; over a unix socket where there is one (faster than TCP). */
  url: string;
  /** Database `postgres` as superuser. */
  adminUrl: string;
  /** Where its data is; not always the folder that was asked for. */
  folder: string;
  port: number;
  pid: number;
  /** What it says. */
  logFile: string;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  /** Makes a database, as a copy of `template` when given, and answers its URL. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
}

const productDatabase = 'arrival';

/** Starts the embedded PostgreSQL on a folder, making the data first when there is none; data stays after `stop`. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  return start(options, { durable: true });
}

/** A PostgreSQL for tests: in a temporary folder, without fsync, its sign-in cheap (a run makes thousands), gone after `stop` or with this process. */
export async function startTemporaryPostgres(
  options: Partial<Pick<PostgresOptions, 'settings'>> = {},
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'arrival-postgres-'));
  chmodSync(folder, 0o755);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    scram_iterations: '1',
    ...options.settings,
  };
  try {
    const postgres = await start({ folder, settings }, { durable: false });
    const stop = async () => {
      await postgres.stop();
      for (const path of [folder, postgres.folder]) rmSync(path, { recursive: true, force: true });
    };
    return { ...postgres, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function start(options: PostgresOptions, { durable }: { durable: boolean }): Promise<RunningPostgres> {
  const place = choosePlace(options.folder, options.say ?? (() => undefined));
  await clearLeftover(place.cluster);
  const password = ensureCluster(place, { durable });
  const port = options.port ?? (await freePort());
  const socket = socketFolder(place);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socket ?? '',
    max_connections: '200',
    ...options.settings,
  };
  const server = await startServer(place, settings, durable ? undefined : place.folder);
  const adminUrl = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`;
  return running(server, { adminUrl, port, folder: place.folder });
}

async function running(
  server: Server,
  where: Pick<RunningPostgres, 'adminUrl' | 'port' | 'folder'>,
): Promise<RunningPostgres> {
  const { adminUrl } = where;
  await ensureOwnerAndDatabase(adminUrl, productDatabase).catch(async (error) => {
    await server.stop();
    throw error;
  });
  return {
    url: databaseUrl(adminUrl, productDatabase),
    ...where,
    pid: server.pid,
    logFile: server.logFile,
    ended: server.ended,
    createDatabase: (name, template) => createDatabase(adminUrl, name, template),
    stop: server.stop,
  };
}
