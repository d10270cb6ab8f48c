import { groupingPath, groupingRequests, sixTables, storedDocument } from './lib/grouping';
import { limitProgram, measureLimit } from './lib/limit';
import { drive, fileFor } from './lib/load';
import { atLeast, type Bench, leftByNode, perSecond } from './lib/result';
import { alternate } from './lib/rounds';
import { buildScene } from './lib/scene';

const HOUSEHOLDS = 10_000;
const zipped = { 'accept-encoding': 'gzip' };

/** The grouping of a family of five with four tasks: decided, with reasons, against the bare query of its tables. */
export const grouping: Bench = {
  id: 'P4',
  title: 'Grouping',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    const servers = [
      scene.startArrival(),
      scene.startUsual(),
      scene.startBare(storedDocument(scene.issuer, 2_000)),
    ] as const;
    const [arrival, usual, bare] = await Promise.all(servers);
    const tokens = await scene.tokens(2_000);
    const plain = fileFor(scene.folder, groupingRequests(tokens, groupingPath));
    const compressed = fileFor(scene.folder, groupingRequests(tokens, groupingPath, zipped));
    const rate = (port: number, file: string, seconds: number) => async () =>
      (await drive(port, { connections: 16, seconds, work: { kind: 'list', file } })).rate;
    const limit = { sql: sixTables(scene.issuer, 2_000), clients: 4, seconds: 2 };
    try {
      const seen = await alternate({
        arrival: rate(arrival.port, plain, 2),
        bare: rate(bare.port, plain, 2),
        limit: async (round) => (await measureLimit(scene.url, { ...limit, from: round * 100_000 })).rate,
        compressed: rate(arrival.port, compressed, 2),
        usual: rate(usual.port, compressed, 2),
      });
      const different = await scene.query<{ n: number }>(
        `select count(*)::int as n from household_document where document <> household_json(head_contact_id)`,
      );
      const usualFrom = `${perSecond(seen.compressed)} to ${perSecond(seen.usual)}, both gzip`;
      return [
        atLeast(
          'P4',
          `of ${limitProgram} for the query of the tables`,
          1,
          seen.arrival / seen.limit,
          `${perSecond(seen.arrival)} of ${perSecond(seen.limit)}`,
        ),
        leftByNode(
          'P4',
          'which answers the stored document and decides nothing',
          seen.bare / seen.limit,
          `${perSecond(seen.bare)} of ${perSecond(seen.limit)}`,
        ),
        atLeast('P4', 'the usual stack', 25, seen.compressed / seen.usual, usualFrom),
        {
          goal: 'P4',
          what: 'documents that differ from that query',
          wanted: '0',
          measured: String(different[0]?.n),
          from: `${HOUSEHOLDS} households`,
          isMet: different[0]?.n === 0,
        },
      ];
    } finally {
      await Promise.all([arrival.stop(), usual.stop(), bare.stop()]);
      await scene.close();
    }
  },
};
