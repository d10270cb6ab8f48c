import { freePort } from '../../libs/sandbox/src/process/free-port';
import { startApiProcess } from '../support/api-process';
import { drive, fileFor, request } from './lib/load';
import { driverCore, serverCore } from './lib/machine';
import type { Server } from './lib/process';
import { atLeast, atMost, type Bench, milliseconds, perSecond, times } from './lib/result';
import { alternate } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const HOUSEHOLDS = 2_000;

/** What `METRICS_PORT` costs on the paths of P1, P3 and P14: the same process with and without, in turns. */
export const metrics: Bench = {
  id: 'M1',
  title: 'Metrics on and off',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    try {
      const floor = await onAndOff(scene, true, '/api/bench/hello?page=1', 1);
      const statement = await onAndOff(scene, false, '/api/bench/household?page=1', HOUSEHOLDS);
      const start = await alternate({
        on: async () => startTime({ ...scene.variables, METRICS_PORT: String(await freePort()) }),
        off: () => startTime(scene.variables),
      });
      const rates = ({ on, off }: { on: number; off: number }) => `${perSecond(on)} of ${perSecond(off)}`;
      const spans = `${milliseconds(start.on)} of ${milliseconds(start.off)}`;
      return [
        atLeast('P1', 'with metrics, of without', 0.9, floor.on / floor.off, rates(floor)),
        atLeast('P3', 'with metrics, of without', 0.95, statement.on / statement.off, rates(statement)),
        atMost('P14', 'API process until ready with metrics, of without', 1.1, start.on / start.off, times, spans),
      ];
    } finally {
      await scene.close();
    }
  },
};

async function onAndOff(scene: BenchScene, isPinned: boolean, path: string, guests: number) {
  const tokens = await scene.tokens(guests);
  const file = fileFor(
    scene.folder,
    tokens.map((token) => request(path, { token })),
  );
  const cores = isPinned ? serverCore : undefined;
  const [on, off] = await Promise.all([
    scene.startArrival({ cores, more: { METRICS_PORT: String(await freePort()) } }),
    scene.startArrival({ cores }),
  ]);
  const rate =
    ({ port }: Server) =>
    async () =>
      (
        await drive(port, {
          ...{ connections: 16, seconds: 2, work: { kind: 'list' as const, file } },
          cores: isPinned ? driverCore : undefined,
        })
      ).rate;
  try {
    return await alternate({ on: rate(on), off: rate(off) });
  } finally {
    await Promise.all([on.stop(), off.stop()]);
  }
}

async function startTime(variables: Record<string, string>): Promise<number> {
  const from = performance.now();
  const api = await startApiProcess(variables);
  const spent = performance.now() - from;
  await api.stop();
  return spent;
}
