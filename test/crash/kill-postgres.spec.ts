import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../../libs/sandbox/src/postgres/postgres';
import { prepareTestDatabase } from '../support/database';
import { until } from '../support/job-worker';
import { type Call, openCallsOf, sendAll, sendUntilTaken } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { databaseAt } from './database-at';
import { halfDone, notStoredOnce, wrongDocuments } from './evidence';

/** I1 with a PostgreSQL that writes through (fsync on), killed under load and started again. */
let folder: string;
let postgres: RunningPostgres;
let site: CrashSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arrival-durable-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres({ folder });
  await prepareTestDatabase(postgres.url);
  site = await buildCrashSite(databaseAt(postgres.url));
});

afterAll(async () => {
  await site.close();
  await postgres.stop();
  for (const path of [folder, postgres.folder]) rmSync(path, { recursive: true, force: true });
});

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

test('kill -9 of PostgreSQL loses nothing that was answered; the API recovers by itself and finishes the rest', async () => {
  const api = await site.startApi();
  try {
    const calls = await openCallsOf(site, api.url, 12);
    await sendAll(api.url, calls, 24, (count) => {
      if (count === 40) process.kill(postgres.pid, 'SIGKILL');
    });
    await postgres.ended;
    const accepted = calls.filter(({ answer }) => answer?.status === 200);
    expect(accepted.length).toBeGreaterThanOrEqual(40);
    expect(accepted.length).toBeLessThan(calls.length);
    expect(problemsOf(calls)).toEqual([]);
    expect(await isReady(api.url)).toBe(false);

    postgres = await startPostgres({ folder, port: postgres.port });
    await until(() => isReady(api.url));
    expect(await notStoredOnce(site.database, accepted)).toEqual([]);
    expect(await halfDone(site.database)).toEqual([]);

    await sendUntilTaken(api.url, calls);
    expect(calls.flatMap(({ answer }) => (answer?.status === 200 ? [] : [answer]))).toEqual([]);
    expect(await notStoredOnce(site.database, calls)).toEqual([]);
    expect(await wrongDocuments(site.database)).toEqual([]);
  } finally {
    expect(await api.stop()).toBe(0);
  }
});

/** Answers that are neither the completion nor trouble that passes, told without anything of the inside. */
function problemsOf(calls: readonly Call[]): string[] {
  return calls.flatMap(({ answer }) => {
    if (!answer || answer.status === 200) return [];
    const problem = JSON.parse(answer.text) as { code?: string };
    const isClear =
      answer.status === 503 && problem.code === 'server.busy' && !/postgres|connect|socket|127\.0/i.test(answer.text);
    return isClear ? [] : [`${answer.status} ${answer.text}`];
  });
}
