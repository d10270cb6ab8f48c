import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '../../libs/sandbox/src/postgres/postgres';
import { startWorkerProcess } from '../support/api-process';
import { prepareTestDatabase } from '../support/database';
import { hasOwnRedis, ownRedis } from '../support/queue-backend';
import { until } from '../support/until';
import { type Call, notAccepted, openCallsOf, sendAll, sendUntilTaken } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { databaseAt } from './database-at';
import { filesLeft, filesToDiscard } from './discarded-files';
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
    expect(notAccepted(calls)).toEqual([]);
    expect(await notStoredOnce(site.database, calls)).toEqual([]);
    expect(await wrongDocuments(site.database)).toEqual([]);
  } finally {
    expect(await api.stop()).toBe(0);
  }
});

/** Work that used up its tries before PostgreSQL was back, which takes long on a busy machine, comes back by itself after ten minutes. */
const tenMinutesPass = () =>
  site.database.rows(
    "update outbox set enqueued_at = enqueued_at - interval '11 minutes' where enqueued_at is not null",
  );

const testWithRedis = hasOwnRedis ? test : undefined;

testWithRedis?.(
  'kill -9 of PostgreSQL while two workers have jobs of Redis: all is done once it is back, nobody is started again',
  async () => {
    const redis = await ownRedis();
    redis.start();
    const variables = { ...site.variables, REDIS_URL: redis.url };
    const workers = [startWorkerProcess(variables), startWorkerProcess(variables)];
    try {
      const atWork = "select 1 from process_heartbeat where process = 'worker'";
      await until(async () => (await site.database.rows(atWork)).length === workers.length);
      const files = await filesToDiscard(site, 400);
      await until(() => filesLeft(site, files) < 350);
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.ended;
      const atTheKill = filesLeft(site, files);
      postgres = await startPostgres({ folder, port: postgres.port });
      let again = 0;
      await until(async () => {
        if (Date.now() > again) {
          await tenMinutesPass();
          again = Date.now() + 20_000;
        }
        return (await site.database.rows('select 1 from outbox')).length === 0;
      });
      expect([atTheKill > 0, filesLeft(site, files)]).toEqual([true, 0]);
      expect(await site.database.rows('select 1 from failed_job')).toEqual([]);
    } finally {
      expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0]);
      await redis.close();
    }
  },
);

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
