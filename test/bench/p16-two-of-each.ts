import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startWorkerProcess } from '../support/api-process';
import { Metrics } from '../support/metrics';
import { hasOwnRedis, ownRedis } from '../support/queue-backend';
import { openMembers } from './lib/bare-completion';
import { groupingPath, groupingRequests } from './lib/grouping';
import { drive, fileFor } from './lib/load';
import { openWaivers } from './lib/open-waivers';
import { atLeast, atMost, type Bench, perSecond, type Result } from './lib/result';
import { alternate } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const HOUSEHOLDS = 4_000;
const PER_ROUND = HOUSEHOLDS / 16;
const JOBS = 2_000;
const job = 'photos.discard-replaced';
/** Database, load generator and processes share the cores: with few of them one process has all that is left. */
const GROWN = availableParallelism() >= 6 ? 1.5 : 0.9;
const count = (value: number): string => value.toLocaleString('en');

/** Two APIs and two workers beside one of each, on one PostgreSQL and one queue. */
export const twoOfEach: Bench = {
  id: 'P16',
  title: 'Two of each process',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    const redis = hasOwnRedis ? await ownRedis() : undefined;
    redis?.start();
    try {
      const queue: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
      return [...(await twoApis(scene)), ...(await twoWorkers(scene, queue))];
    } finally {
      await redis?.close();
      await scene.close();
    }
  },
};

async function twoApis(scene: BenchScene): Promise<Result[]> {
  const apis = await Promise.all([scene.startArrival(), scene.startArrival()]);
  const both = apis.map(({ port }) => port);
  const one = both.slice(0, 1);
  const tokens = await scene.tokens(HOUSEHOLDS);
  const file = fileFor(scene.folder, groupingRequests(tokens, groupingPath));
  const waivers = {
    ...{ kind: 'waivers' as const, path: '/api/tasks/contact/complete/Waiver', textHash: scene.textHash },
    ...{ file: fileFor(scene.folder, await openWaivers(scene, tokens, PER_ROUND)), activity: '1.1.1', withText: false },
  };
  const read = (ports: readonly number[]) => async () =>
    (await drive(ports, { connections: 16, seconds: 2, work: { kind: 'list', file } })).rate;
  let place = 0;
  let answered = 0;
  const sign = (ports: readonly number[]) => async () => {
    const from = place++ * PER_ROUND * openMembers.length;
    const seen = await drive(ports, { connections: 16, seconds: 1, work: { ...waivers, from } });
    answered += seen.answered;
    return seen.rate;
  };
  try {
    const reads = await alternate({ one: read(one), two: read(both) });
    const signs = await alternate({ one: sign(one), two: sign(both) });
    const [stored] = await scene.query<{ n: number }>(
      `select count(*)::int as n from completion where content_hash is not null and task_type_id = 1`,
    );
    const rates = ({ one, two }: { one: number; two: number }) => `${perSecond(two)} of ${perSecond(one)}`;
    return [
      atLeast('P16', 'groupings by two APIs, of one', GROWN, reads.two / reads.one, rates(reads)),
      atLeast('P16', 'waivers by two APIs, of one', GROWN, signs.two / signs.one, rates(signs)),
      atMost(
        'P16',
        'completions stored besides those answered',
        0,
        (stored?.n ?? 0) - answered,
        count,
        count(answered),
      ),
    ];
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
  }
}

async function twoWorkers(scene: BenchScene, queue: Record<string, string>): Promise<Result[]> {
  const start = async () => {
    const metricsPort = await freePort();
    const variables = { ...scene.variables, ...queue, LOG_LEVEL: 'error', METRICS_PORT: String(metricsPort) };
    return { metricsPort, process: startWorkerProcess(variables) };
  };
  let asked = 0;
  const done = async (): Promise<number> => {
    asked += JOBS;
    const from = performance.now();
    await scene.query(
      `insert into outbox (job, payload) select '${job}', json_build_object('storageKey', 'photos/aa/' || n || '.jpg') from generate_series(1, $1::int) n`,
      [JOBS],
    );
    while ((await scene.query('select from outbox limit 1')).length > 0) await pause(10);
    return (JOBS * 1000) / (performance.now() - from);
  };
  const workers = [await start()];
  const rates: number[] = [];
  try {
    for (const many of [1, 2]) {
      while (workers.length < many) workers.push(await start());
      await pause(3_000);
      rates.push((await alternate({ done })).done);
    }
    const runs = await Promise.all(workers.map(async ({ metricsPort }) => runsOf(await Metrics.read(metricsPort))));
    const twice = runs.reduce((sum, one) => sum + one, 0) - asked;
    const [one = 0, two = 0] = rates;
    return [
      atLeast('P16', 'jobs by two workers, of one', GROWN, two / one, `${perSecond(two)} of ${perSecond(one)}`),
      atMost('P16', 'runs besides one of each job', 0, Math.abs(twice), count, `${runs.map(count).join(' and ')} runs`),
    ];
  } finally {
    await Promise.all(workers.map(({ process }) => process.stop()));
  }
}

const runsOf = (metrics: Metrics): number => metrics.of('arrival_job_seconds_count', { name: job }) ?? 0;
