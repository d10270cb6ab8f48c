import { sixTables } from './lib/grouping';
import { limitProgram, measureLimit } from './lib/limit';
import { drive, fileFor, request } from './lib/load';
import { atLeast, type Bench, perSecond } from './lib/result';
import { alternate } from './lib/rounds';
import { buildScene } from './lib/scene';

const HOUSEHOLDS = 10_000;

/** What the way to a statement and back costs: a signed-in, validated route that answers with the household's JSON, and the bare statement. */
export const sameStatement: Bench = {
  id: 'P3',
  title: 'A statement through the API',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    const arrival = await scene.startArrival();
    const tokens = await scene.tokens(2_000);
    const file = fileFor(
      scene.folder,
      tokens.map((token) => request('/api/bench/household?page=1', { token })),
    );
    const limit = { sql: sixTables(scene.issuer, 2_000), clients: 4, seconds: 3 };
    try {
      const seen = await alternate({
        arrival: async () =>
          (await drive(arrival.port, { connections: 16, seconds: 3, work: { kind: 'list', file } })).rate,
        limit: async (round) => (await measureLimit(scene.url, { ...limit, from: round * 100_000 })).rate,
      });
      const from = `${perSecond(seen.arrival)} of ${perSecond(seen.limit)}`;
      return [atLeast('P3', `of ${limitProgram}, same statement`, 0.6, seen.arrival / seen.limit, from)];
    } finally {
      await arrival.stop();
      await scene.close();
    }
  },
};
