import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import { startWorkerProcess } from '../support/api-process';
import { Metrics } from '../support/metrics';
import { hasOwnRedis, ownRedis } from '../support/queue-backend';
import { openMembers } from './lib/bare-completion';
import { millisecondsUsed } from './lib/cpu';
import { groupingPath, groupingRequests } from './lib/grouping';
import { drive, fileFor } from './lib/load';
import { openWaivers } from './lib/open-waivers';
import type { Server } from './lib/process';
import { atLeast, atMost, type Bench, milliseconds, notTold, perSecond, type Result, times } from './lib/result';
import { alternate, median } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const HOUSEHOLDS = 4_000;
const PER_ROUND = HOUSEHOLDS / 16;
const JOBS = 2_000;
const job = 'photos.discard-replaced';
const GROWN = 1.5;
/** Two APIs, PostgreSQL and the load generator: with fewer cores one API already has all that is left, and only the price can be told. */
const CORES_TO_GROW = 6;
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
  const tokens = await scene.tokens(HOUSEHOLDS);
  const file = fileFor(scene.folder, groupingRequests(tokens, groupingPath));
  const waivers = {
    ...{ kind: 'waivers' as const, path: '/api/tasks/contact/complete/Waiver', textHash: scene.textHash },
    ...{ file: fileFor(scene.folder, await openWaivers(scene, tokens, PER_ROUND)), activity: '1.1.1', withText: false },
  };
  let place = 0;
  let answered = 0;
  const read = (ports: readonly number[]) =>
    drive(ports, { connections: 16, seconds: 2, work: { kind: 'list', file } });
  const sign = async (ports: readonly number[]) => {
    const from = place++ * PER_ROUND * openMembers.length;
    const seen = await drive(ports, { connections: 16, seconds: 1, work: { ...waivers, from } });
    answered += seen.answered;
    return seen;
  };
  try {
    const reads = await oneAndTwo(scene, apis, read);
    const signs = await oneAndTwo(scene, apis, sign);
    const [stored] = await scene.query<{ n: number }>(
      `select count(*)::int as n from completion where content_hash is not null and task_type_id = 1`,
    );
    return [
      ...ofTwo('groupings', reads),
      ...ofTwo('waivers', signs),
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

interface Answers {
  readonly rate: number;
  /** Milliseconds of CPU for each, in the APIs and in PostgreSQL. */
  readonly cost: number;
}

/** The same work for one API and for both, in turns. */
async function oneAndTwo(
  scene: BenchScene,
  apis: readonly Server[],
  work: (ports: readonly number[]) => Promise<{ rate: number; answered: number }>,
): Promise<{ one: Answers; two: Answers }> {
  const costs = { one: [] as number[], two: [] as number[] };
  const of = (name: keyof typeof costs, chosen: readonly Server[]) => async () => {
    const pids = chosen.map(({ pid }) => pid);
    const before = millisecondsUsed(pids, scene);
    const { rate, answered } = await work(chosen.map(({ port }) => port));
    costs[name].push((millisecondsUsed(pids, scene) - before) / answered);
    return rate;
  };
  const rates = await alternate({ one: of('one', apis.slice(0, 1)), two: of('two', apis) });
  return {
    one: { rate: rates.one, cost: median(costs.one) },
    two: { rate: rates.two, cost: median(costs.two) },
  };
}

function ofTwo(what: string, { one, two }: { one: Answers; two: Answers }): Result[] {
  const grown = `${what} by two APIs, of one`;
  const rates = `${perSecond(two.rate)} of ${perSecond(one.rate)}`;
  const cores = availableParallelism();
  const rate =
    cores < CORES_TO_GROW
      ? notTold('P16', grown, GROWN, two.rate / one.rate, `${rates}; ${cores} cores leave none for a second API`)
      : atLeast('P16', grown, GROWN, two.rate / one.rate, rates);
  const costs = `${milliseconds(two.cost)} of ${milliseconds(one.cost)}, PostgreSQL included`;
  return [rate, atMost('P16', `CPU of ${grown}`, 2 / GROWN, two.cost / one.cost, times, costs)];
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
  // The copies of what was just signed: minutes of work that is not what is compared.
  await scene.query('delete from outbox');
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
