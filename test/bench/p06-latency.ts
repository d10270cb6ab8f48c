import { groupingPath, groupingRequests, sixTables } from './lib/grouping';
import { limitProgram, measureLimit } from './lib/limit';
import { drive, fileFor } from './lib/load';
import { atMost, type Bench, milliseconds, perSecond, times } from './lib/result';
import { alternate, median } from './lib/rounds';
import { buildScene } from './lib/scene';

/** How long a grouping takes when the process does half of what it can; against the bare query of its tables, as in P4. */
export const latency: Bench = {
  id: 'P6',
  title: 'Latency at half of the capacity',
  async run() {
    const scene = await buildScene(10_000);
    const arrival = await scene.startArrival();
    const file = fileFor(scene.folder, groupingRequests(await scene.tokens(2_000), groupingPath));
    const load = { connections: 16, work: { kind: 'list' as const, file } };
    try {
      await drive(arrival.port, { ...load, seconds: 4 });
      const { rate } = await drive(arrival.port, { ...load, seconds: 3 });
      const tails: number[] = [];
      const seen = await alternate({
        arrival: async () => {
          const { p50Ms, p99Ms } = await drive(arrival.port, { ...load, seconds: 3, rate: rate / 2 });
          tails.push(p99Ms / p50Ms);
          return p50Ms;
        },
        limit: async () =>
          (
            await measureLimit(scene.url, {
              sql: sixTables(scene.issuer, 2_000),
              clients: 4,
              seconds: 3,
              rate: rate / 2,
            })
          ).p50Ms,
      });
      const at = `at ${perSecond(rate / 2)}`;
      return [
        atMost(
          'P6',
          `p50, of ${limitProgram} at the same rate`,
          3,
          seen.arrival / seen.limit,
          times,
          `${milliseconds(seen.arrival)} of ${milliseconds(seen.limit)} ${at}`,
        ),
        atMost('P6', 'p99, of p50', 8, median(tails.slice(1)), times, `no error ${at}`),
      ];
    } finally {
      await arrival.stop();
      await scene.close();
    }
  },
};
