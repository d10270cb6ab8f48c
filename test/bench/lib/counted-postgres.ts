import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { environmentWith } from '../../support/environment';
import type { BenchScene } from './scene';

export const hasValgrind = spawnSync('valgrind', ['--version']).status === 0;

export interface CountedPostgres {
  /** Where callgrind writes what was counted, for `callgrind_annotate`; it stays. */
  folder: string;
  /** Instructions of all connections since the last time; what the asking takes is among them. */
  take(): Promise<number>;
  stop(): Promise<void>;
}

/** A backend that is asked to log its memory comes through this function, even while it waits for its client: there it writes down its count. */
const mark = 'ProcessLogMemoryContextInterrupt';
const backends = `backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * Stops the scene's PostgreSQL and starts it anew on the same data under valgrind, which counts instructions: a number that no neighbour changes.
 * Without autovacuum and workers that read for others, so that all there is to count is in the connections.
 */
export async function countPostgres(scene: BenchScene): Promise<CountedPostgres> {
  const { pid, ended, adminUrl } = scene.postgres;
  const folder = mkdtempSync(join(tmpdir(), 'arrival-instructions-'));
  chmodSync(folder, 0o777);
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const cluster = command[command.indexOf('-D') + 1] as string;
  await scene.disconnect();
  process.kill(pid, 'SIGINT');
  await ended;
  const postgres = spawnCounted(command, cluster, folder);
  const gone = new Promise<void>((done) => postgres.once('exit', () => done()));
  const admin = await connected(adminUrl);
  const taken = new Map<number, number>();
  return {
    folder,
    async take() {
      const { rows } = await admin.query<{ pid: number }>(
        `select pid, pg_log_backend_memory_contexts(pid) from pg_stat_activity where ${backends}`,
      );
      let sum = 0;
      for (const { pid: backend } of rows) {
        const turn = (taken.get(backend) ?? 0) + 1;
        taken.set(backend, turn);
        sum += await countIn(join(folder, `${backend}.${turn}`));
      }
      return sum;
    },
    async stop() {
      await admin.end();
      postgres.kill('SIGINT');
      await gone;
    },
  };
}

function spawnCounted(command: readonly string[], cluster: string, folder: string): ChildProcess {
  const { uid, gid } = statSync(cluster);
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const valgrind = ['--tool=callgrind', '--quiet', '--trace-children=yes', `--dump-before=${mark}`];
  const settings = ['-c', 'autovacuum=off', '-c', 'io_method=sync'];
  const args = [...valgrind, `--callgrind-out-file=${folder}/%p`, ...command, ...settings];
  const env = environmentWith({});
  const child = spawn('valgrind', args, { uid, gid, cwd: cluster, stdio: ['ignore', log, log], env });
  closeSync(log);
  process.once('exit', () => child.kill('SIGQUIT'));
  return child;
}

/** Under valgrind a start takes its time. */
async function connected(url: string): Promise<Client> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === 300) throw error;
      await pause(200);
    }
  }
}

/** The file ends with the sum. */
async function countIn(file: string): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const total = existsSync(file) ? /^totals: (\d+)/m.exec(readFileSync(file, 'utf8')) : null;
    if (total) return Number(total[1]);
    await pause(100);
  }
  throw new Error(`${file} was not written`);
}
