import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hasOwnRedis, type OwnRedis, ownRedis } from '../support/queue-backend';
import { openMembers } from './lib/bare-completion';
import { drive, fileFor, request } from './lib/load';
import { openWaivers } from './lib/open-waivers';
import { type Server, startServer } from './lib/process';
import { atLeast, atMost, type Bench, milliseconds, perSecond, type Result, times } from './lib/result';
import { alternate, median } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const HOUSEHOLDS = 4_200;
/** Rounds differ by a tenth, what is looked for is a twentieth. */
const ROUNDS = 13;
const PER_ROUND = HOUSEHOLDS / (ROUNDS + 1);
const WISHES = 40;
const path = '/api/tasks/contact/complete/Waiver';

/** What drops the notes of events before they are written: a completion without its hand-off. */
const withoutNotes = `
create function bench_drop() returns trigger language plpgsql as 'begin return null; end';
create trigger bench_drop before insert on event_inbox for each row execute function bench_drop()`;

/** A completion that besides asks for a job of its own: a row of the outbox, which the API tells the worker of. */
const withJob = `
create function bench_add() returns trigger language plpgsql as $$ begin
  insert into outbox (job, payload) values ('bench.nobodys', '{}');
  return null;
end $$;
create trigger bench_add after insert on event_inbox for each row execute function bench_add()`;

/** What it costs a completion to hand work over, and how soon the work begins. */
export const handOff: Bench = {
  id: 'P13',
  title: 'Hand-off',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    try {
      return [...(await completions(scene)), ...(await begins(scene, 'PostgreSQL')), ...(await beginsOnRedis(scene))];
    } finally {
      await scene.close();
    }
  },
};

async function completions(scene: BenchScene): Promise<Result[]> {
  const urls = [scene.url, await scene.addDatabase(HOUSEHOLDS + 1), await scene.addDatabase(HOUSEHOLDS + 2)] as const;
  await scene.query(withoutNotes, [], urls[1]);
  await scene.query(withJob, [], urls[2]);
  const servers = await Promise.all(urls.map((url) => scene.startArrival({ url })));
  const tokens = await scene.tokens(HOUSEHOLDS);
  const file = fileFor(scene.folder, await openWaivers(scene, tokens, PER_ROUND));
  const hellos = fileFor(
    scene.folder,
    tokens.map((token) => request('/api/bench/hello?page=1', { token })),
  );
  const work = { kind: 'waivers' as const, file, path, textHash: scene.textHash, activity: '1.1.1', withText: false };
  const sign = (at: number) => async (round: number) =>
    (
      await drive(servers[at]?.port ?? 0, {
        ...{ connections: 16, seconds: 2 },
        work: { ...work, from: round * PER_ROUND * openMembers.length },
      })
    ).rate;
  try {
    for (const { port } of servers)
      await drive(port, { connections: 16, seconds: 2, work: { kind: 'list', file: hellos } });
    for (const url of urls) await scene.query('analyze', [], url);
    const seen = await alternate({ noted: sign(0), without: sign(1), asking: sign(2) }, ROUNDS);
    const from = (rate: number) => `${perSecond(rate)} of ${perSecond(seen.without)}`;
    return [
      atLeast(
        'P13',
        'completion with the note of its events, of without',
        0.95,
        seen.noted / seen.without,
        from(seen.noted),
      ),
      atLeast('P13', 'that asks for a job besides, of without', 0.95, seen.asking / seen.without, from(seen.asking)),
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function beginsOnRedis(scene: BenchScene): Promise<Result[]> {
  if (!hasOwnRedis) return [];
  const redis: OwnRedis = await ownRedis();
  redis.start();
  try {
    return await begins(scene, 'Redis', { REDIS_URL: redis.url });
  } finally {
    await redis.close();
  }
}

/** One wish after the other, so that nothing waits for another one: asked for by one process, begun by another. */
async function begins(scene: BenchScene, queue: string, more: Record<string, string> = {}): Promise<Result[]> {
  await scene.query(
    'create table if not exists bench_wish (id uuid primary key, payload jsonb); grant all on bench_wish to public',
  );
  const settings = { variables: { ...scene.variables, ...more }, channel: 'bench_bare' };
  const worker = await startServer('servers/hand-off.ts', settings);
  const asking = await startServer('servers/asking.ts', settings);
  try {
    const seen = await alternate({
      job: () => middle(asking, worker, 'job'),
      bare: () => middle(asking, worker, 'bare'),
    });
    const from = `${milliseconds(seen.job)} of ${milliseconds(seen.bare)}, queue on ${queue}`;
    return [atMost('P13', 'p50 from the wish to its start, of a bare NOTIFY', 2, seen.job / seen.bare, times, from)];
  } finally {
    await Promise.all([asking.stop(), worker.stop()]);
  }
}

/** Milliseconds from the statement that asks to whoever hears of it, the median of some. */
async function middle(asking: Server, worker: Server, kind: 'job' | 'bare'): Promise<number> {
  const spans: number[] = [];
  for (let wish = 0; wish < WISHES; wish++) {
    const id = randomUUID();
    const { from } = await asking.ask<{ from: string }>(JSON.stringify({ id, kind }));
    spans.push(Number((await heardAt(worker, id)) - BigInt(from)) / 1e6);
  }
  return median(spans);
}

async function heardAt(worker: Server, id: string): Promise<bigint> {
  for (;;) {
    await pause(15);
    const { at } = await worker.ask<{ at?: string }>(id);
    if (at) return BigInt(at);
  }
}
