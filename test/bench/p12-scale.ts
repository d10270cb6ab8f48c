import { groupingPath, groupingRequests } from './lib/grouping';
import { drive, fileFor } from './lib/load';
import { atLeast, atMost, type Bench, perSecond } from './lib/result';
import { alternate } from './lib/rounds';
import { buildScene } from './lib/scene';

const SMALL = 10_000;
const GUESTS = 2_000;

/** The same grouping in a small and in a big resort; `--households 1000000` for the whole goal. */
export const scale: Bench = {
  id: 'P12',
  title: 'Scale',
  async run({ households }) {
    const scene = await buildScene(households);
    const smallUrl = await scene.addDatabase(SMALL);
    const [big, small] = await Promise.all([scene.startArrival(), scene.startArrival({ url: smallUrl })]);
    const step = Math.floor(households / GUESTS);
    const rate = async (port: number, households: number[]) => {
      const file = fileFor(
        scene.folder,
        groupingRequests(await scene.tokens(households), groupingPath, {}, households),
      );
      return async () => (await drive(port, { connections: 16, seconds: 2, work: { kind: 'list', file } })).rate;
    };
    const numbers = (apart: number) => Array.from({ length: GUESTS }, (_, index) => 1 + index * apart);
    try {
      const seen = await alternate({
        big: await rate(big.port, numbers(step)),
        small: await rate(small.port, numbers(SMALL / GUESTS)),
      });
      const [row] = await scene.query<{ bytes: number }>(
        `select pg_database_size(current_database())::float8 / $1 as bytes`,
        [households],
      );
      const from = `${perSecond(seen.big)} of ${perSecond(seen.small)}`;
      const kilobytes = (value: number): string => `${value.toFixed(1)} kB`;
      return [
        atLeast(
          'P12',
          `${households.toLocaleString('en')} households, of ${SMALL.toLocaleString('en')}`,
          0.7,
          seen.big / seen.small,
          from,
        ),
        atMost(
          'P12',
          'on the disk for each household',
          6,
          (row?.bytes ?? 0) / 1024,
          kilobytes,
          'indexes and document included',
        ),
      ];
    } finally {
      await Promise.all([big.stop(), small.stop()]);
      await scene.close();
    }
  },
};
