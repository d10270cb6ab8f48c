import { sixTables } from './lib/grouping';
import { limitProgram, measureLimit } from './lib/limit';
import { drive, fileFor, request } from './lib/load';
import { atLeast, type Bench, leftByNode, perSecond } from './lib/result';
import { alternate } from './lib/rounds';
import { buildScene } from './lib/scene';

const HOUSEHOLDS = 10_000;

/** What the way to a statement and back costs: a signed-in, validated route that answers with the household's JSON, and the bare statement. */
export const sameStatement: Bench = {
  id: 'P3',
  title: 'A statement through the API',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    const limit = { sql: sixTables(scene.issuer, 2_000), clients: 4, seconds: 3 };
    const [arrival, bare] = await Promise.all([scene.startArrival(), scene.startBare(limit.sql)]);
    const tokens = await scene.tokens(2_000);
    const file = fileFor(
      scene.folder,
      tokens.map((token) => request('/api/bench/household?page=1', { token })),
    );
    const rate = (port: number) => async () =>
      (await drive(port, { connections: 16, seconds: 3, work: { kind: 'list', file } })).rate;
    try {
      const seen = await alternate({
        arrival: rate(arrival.port),
        bare: rate(bare.port),
        limit: async (round) => (await measureLimit(scene.url, { ...limit, from: round * 100_000 })).rate,
      });
      const of = (mine: number) => `${perSecond(mine)} of ${perSecond(seen.limit)}`;
      return [
        atLeast('P3', `of ${limitProgram}, same statement`, 0.6, seen.arrival / seen.limit, of(seen.arrival)),
        leftByNode('P3', 'of the same', seen.bare / seen.limit, of(seen.bare)),
      ];
    } finally {
      await Promise.all([arrival.stop(), bare.stop()]);
      await scene.close();
    }
  },
};
