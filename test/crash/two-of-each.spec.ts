import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import { type ApiProcess, startApiProcess, startWorkerProcess } from '../support/api-process';
import { Metrics } from '../support/metrics';
import { hasOwnRedis, type OwnRedis, ownRedis } from '../support/queue-backend';
import { until } from '../support/until';
import { type Call, openCallsOf, send } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { discard, filesLeft, filesToDiscard } from './discarded-files';
import { halfDone, notStoredOnce } from './evidence';

/** P16: two APIs and two workers on one PostgreSQL and one Redis, which goes away and comes back empty. */
let redis: OwnRedis;
let site: CrashSite;
let apis: ApiProcess[];
let workers: { process: ReturnType<typeof startWorkerProcess>; metricsPort: number }[];

const runs = async (): Promise<number[]> =>
  Promise.all(
    workers.map(
      async ({ metricsPort }) =>
        (await Metrics.read(metricsPort)).of('arrival_job_seconds_count', { name: discard }) ?? 0,
    ),
  );

/** As an app does when it is told to come back. */
async function sendPatiently(url: string, call: Call): ReturnType<typeof send> {
  for (let answer = await send(url, call); ; answer = await send(url, call)) {
    if (answer.status !== 503) return answer;
    await pause(500);
  }
}

/** All calls of each household at once to both APIs, from both ends: each call has its twin, and all of them the same writers beside them. */
async function sendToBoth(calls: readonly Call[]): Promise<void> {
  for (const head of new Set(calls.map(({ headId }) => headId))) {
    const forwards = calls.filter(({ headId }) => headId === head);
    const sendAllTo = async ({ url }: ApiProcess, ordered: readonly Call[]) =>
      new Map(await Promise.all(ordered.map(async (call) => [call, await sendPatiently(url, call)] as const)));
    const [one, other] = await Promise.all([
      sendAllTo(apis[0] as ApiProcess, forwards),
      sendAllTo(apis[1] as ApiProcess, [...forwards].reverse()),
    ]);
    for (const call of forwards) {
      expect(one.get(call)?.status).toBe(200);
      expect(other.get(call)).toEqual(one.get(call));
    }
  }
}

const withRedis = hasOwnRedis ? describe : undefined;

withRedis?.('two APIs and two workers', () => {
  beforeAll(async () => {
    redis = await ownRedis();
    redis.start();
    site = await buildCrashSite();
    Object.assign(site.variables, { REDIS_URL: redis.url });
    apis = [await startApiProcess(site.variables), await startApiProcess(site.variables)];
    workers = await Promise.all(
      [0, 1].map(async () => {
        const metricsPort = await freePort();
        return { process: startWorkerProcess({ ...site.variables, METRICS_PORT: String(metricsPort) }), metricsPort };
      }),
    );
    await until(() =>
      runs().then(
        () => true,
        () => false,
      ),
    );
  });

  afterAll(async () => {
    await Promise.all(
      [...(apis ?? []), ...(workers ?? []).map(({ process }) => process)].map((process) => process.kill()),
    );
    await redis.close();
    await site.close();
  });

  test('each completion that comes to both at once is stored once and answered alike; each job is run once, by one of both', async () => {
    const calls = await openCallsOf(site, apis[0]?.url ?? '', 8);
    const files = await filesToDiscard(site, 300);
    await sendToBoth(calls);
    await until(async () => (await site.database.count('outbox')) === 0);
    // A worker that the machine lets stand still may miss the first ones.
    while (Math.min(...(await runs())) === 0) {
      files.push(...(await filesToDiscard(site, 100)));
      await until(async () => (await site.database.count('outbox')) === 0);
    }
    expect(filesLeft(site, files)).toBe(0);
    const done = await runs();
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(files.length);
    expect(await notStoredOnce(site.database, calls)).toEqual([]);
    expect(await halfDone(site.database)).toEqual([]);
  });

  test.each([1, 6, 30])(
    'Redis is gone for %d s and comes back empty: guests do not notice, and all work is done',
    async (seconds) => {
      const handedOver = await filesToDiscard(site, 100);
      await until(
        async () =>
          (await site.database.count('outbox where enqueued_at is not null')) + (100 - filesLeft(site, handedOver)) > 0,
      );
      await redis.stop();
      const asked = await filesToDiscard(site, 50);
      const statuses = await Promise.all(apis.map(async ({ url }) => (await fetch(`${url}/health/live`)).status));
      expect(statuses).toEqual([200, 200]);
      await pause(seconds * 1000);
      redis.start();
      // What Redis has lost comes back after ten minutes; here they are over at once.
      await pause(2_000);
      await site.database.rows(
        "update outbox set enqueued_at = enqueued_at - interval '11 minutes' where enqueued_at < now()",
      );
      await until(async () => (await site.database.count('outbox')) === 0);
      expect(filesLeft(site, [...handedOver, ...asked])).toBe(0);
      expect(await site.database.count('failed_job')).toBe(0);
    },
  );

  test('nobody had to be started again, and all of them stop as they should', async () => {
    const all = [...apis, ...workers.map(({ process }) => process)];
    expect(await Promise.all(all.map((process) => process.stop()))).toEqual([0, 0, 0, 0]);
  });
});
