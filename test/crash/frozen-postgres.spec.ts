import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../libs/sandbox/src/postgres/postgres';
import { type ApiProcess, startWorkerProcess } from '../support/api-process';
import { openDatabase, prepareTestDatabase } from '../support/database';
import { until } from '../support/until';
import { type Call, notAccepted, openCallsOf, sendAll, sendUntilTaken } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { halfDone, notStoredOnce } from './evidence';

/** A PostgreSQL that neither answers nor breaks (a stuck disk, a paused machine): connections stay open and nothing comes. */
const soonMs = 60_000;
let folder: string;
let postgres: RunningPostgres;
let site: CrashSite;
let api: ApiProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arrival-frozen-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres({ folder });
  await prepareTestDatabase(postgres.url);
  site = await buildCrashSite(await openDatabase(postgres.url));
  api = await site.startApi();
});

afterAll(async () => {
  thaw();
  await api.stop();
  await site.database.drop();
  await site.close();
  await postgres.stop();
  for (const path of [folder, postgres.folder]) rmSync(path, { recursive: true, force: true });
});

/** The postmaster first, so that it makes no new ones; then all that it made. */
const processes = (): number[] => {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postgres.pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
  return [postgres.pid, ...children.map(Number)];
};
let frozen: number[] = [];
function freeze(): void {
  process.kill(postgres.pid, 'SIGSTOP');
  frozen = processes();
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
}
function thaw(): void {
  for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
}

interface Timed {
  status: number;
  code?: string;
  retryAfter: string | null;
  ms: number;
}

async function timed(path: string, token?: string): Promise<Timed> {
  const from = performance.now();
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(`${api.url}${path}`, { headers, signal: AbortSignal.timeout(240_000) });
  const { code } = (await response.json()) as { code?: string };
  return {
    status: response.status,
    code,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - from,
  };
}

const busy = { status: 503, code: 'server.busy', retryAfter: expect.stringMatching(/^\d+$/) };

/** Sends calls while nothing moves; all of them have an answer in time. */
async function sendFrozen(calls: readonly Call[]): Promise<number> {
  const from = performance.now();
  await sendAll(api.url, calls, calls.length);
  return performance.now() - from;
}

test('guests are told to come back within seconds, nothing hangs, and it goes on without a restart', async () => {
  const calls = await openCallsOf(site, api.url, 6);
  const { token } = calls[0]!;
  const forged = await site.identity.token({ sub: 'nobody' }, { isForged: true });
  freeze();
  const [writesMs, reads, badTokens, health, live] = await Promise.all([
    sendFrozen(calls),
    Promise.all(Array.from({ length: 20 }, () => timed('/api/profile', token))),
    Promise.all(Array.from({ length: 30 }, () => timed('/api/profile', forged))),
    // A report is kept for a second.
    pause(1_100).then(() => timed('/health/ready')),
    timed('/health/live'),
  ]);
  thaw();
  expect(calls.filter(({ answer }) => answer?.status !== 503 || !answer.text.includes('server.busy'))).toEqual([]);
  expect(writesMs).toBeLessThan(soonMs);
  for (const read of reads) expect(read).toMatchObject(busy);
  expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(soonMs);
  expect(new Set(badTokens.map(({ status }) => status))).toEqual(new Set([401]));
  expect(Math.max(...badTokens.map(({ ms }) => ms))).toBeLessThan(soonMs);
  expect([health.status, live.status]).toEqual([503, 200]);
  expect(health.ms).toBeLessThan(soonMs);

  await until(async () => (await timed('/health/ready')).status === 200);
  await sendUntilTaken(api.url, calls);
  expect(notAccepted(calls)).toEqual([]);
  expect(await notStoredOnce(site.database, calls)).toEqual([]);
  expect(await halfDone(site.database)).toEqual([]);
});

test('a worker that is stopped meanwhile ends before it would be cut off, and says why', async () => {
  const worker = startWorkerProcess({ ...site.variables, LOG_LEVEL: 'info' });
  await until(() => worker.output().includes('working'), worker.output);
  freeze();
  const code = await worker.stop();
  thaw();
  expect(code).toBe(0);
  expect(worker.output()).toContain('The database does not answer');
});
