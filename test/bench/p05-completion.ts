import { bareCompletion, bareTables, openMembers } from './lib/bare-completion';
import { limitProgram, measureLimit } from './lib/limit';
import { drive, fileFor, request } from './lib/load';
import { openWaivers } from './lib/open-waivers';
import { atLeast, atMost, type Bench, leftByNode, perSecond, type Result, times } from './lib/result';
import { alternate } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';
import { buildSignature } from './load/signature';

const HOUSEHOLDS = 20_000;
const GUESTS = 4_000;
/** Rounds 0 to 5, and one before them. */
const PER_ROUND = GUESTS / 8;
const WARM_UP = 6;
/** A number whose picture is the largest. */
const LARGEST = 24;
const path = '/api/tasks/contact/complete/Waiver';

/** A waiver signed by hand, typed name and agreement, with its evidence, audit, outbox and idempotency, on the disk before the answer. */
export const completion: Bench = {
  id: 'P5',
  title: 'Waiver completion',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    await scene.query(bareTables);
    const tokens = await scene.tokens(GUESTS);
    const hellos = fileFor(
      scene.folder,
      tokens.map((token) => request('/api/bench/hello?page=1', { token })),
    );
    const waivers = fileFor(scene.folder, await openWaivers(scene, tokens, PER_ROUND));
    const work = { kind: 'waivers' as const, file: waivers, path, textHash: scene.textHash, activity: '1.1.1' };
    const perRound = PER_ROUND * openMembers.length;
    const sign = (port: number, withText: boolean) => async (round: number) =>
      (await drive(port, { connections: 32, seconds: 2, work: { ...work, from: round * perRound, withText } })).rate;
    const signature = buildSignature(LARGEST);
    const share = {
      issuer: scene.issuer,
      textHash: scene.textHash,
      signature,
      answerLength: 1_100,
      firstHousehold: GUESTS + 1,
      perClient: 3_500,
    };
    const limit = { sql: bareCompletion(share), clients: 4, seconds: 2 };
    const servers = [scene.startArrival(), scene.startUsual(), scene.startBare(limit.sql)] as const;
    const [arrival, usual, bare] = await Promise.all(servers);
    let from = 0;
    /** A thousand completions each, compiled and analysed, as autovacuum does within a minute: a plan made for empty tables reads all of them. */
    const warmUp = async (): Promise<void> => {
      await sign(arrival.port, false)(WARM_UP);
      await sign(usual.port, true)(WARM_UP);
      await scene.query('analyze');
    };
    try {
      // Every guest's token has been seen before, as it has after a home page.
      await drive(arrival.port, { connections: 16, seconds: 3, work: { kind: 'list', file: hellos } });
      await warmUp();
      const seen = await alternate({
        arrival: sign(arrival.port, false),
        bare: sign(bare.port, false),
        limit: async () => {
          const { rate, most } = await measureLimit(scene.url, { ...limit, from });
          from += most;
          return rate;
        },
        usual: sign(usual.port, true),
      });
      return [
        atLeast(
          'P5',
          `of ${limitProgram}, bare inserts of the same rows`,
          0.5,
          seen.arrival / seen.limit,
          `${perSecond(seen.arrival)} of ${perSecond(seen.limit)}`,
        ),
        leftByNode('P5', 'of the same', seen.bare / seen.limit, `${perSecond(seen.bare)} of ${perSecond(seen.limit)}`),
        atLeast(
          'P5',
          'the usual stack',
          5,
          seen.arrival / seen.usual,
          `${perSecond(seen.arrival)} to ${perSecond(seen.usual)}`,
        ),
        await storedBytes(scene),
      ];
    } finally {
      await Promise.all([arrival.stop(), usual.stop(), bare.stop()]);
      await scene.close();
    }
  },
};

async function storedBytes(scene: BenchScene): Promise<Result> {
  const [row] = await scene.query<{ ratio: number; images: number; mean: number }>(
    `select pg_total_relation_size('signature_image') / sum(length(png))::float8 as ratio, count(*)::int as images, avg(length(png))::int as mean
     from signature_image where png is not null`,
  );
  const { ratio = 0, images = 0, mean = 0 } = row ?? {};
  return atMost(
    'P5',
    "stored bytes of the drawn signatures, of the PNGs'",
    1.1,
    ratio,
    times,
    `${images} pictures of ${mean} bytes on average`,
  );
}
