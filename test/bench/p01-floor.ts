import { drive, fileFor, request } from './lib/load';
import { driverCore, serverCore } from './lib/machine';
import { startServer } from './lib/process';
import { atLeast, type Bench, perSecond } from './lib/result';
import { alternate } from './lib/rounds';
import { buildScene } from './lib/scene';

/** An authenticated, validated GET without database through the whole application, with its log. */
export const floor: Bench = {
  id: 'P1',
  title: 'Floor of a request',
  async run() {
    const scene = await buildScene(10);
    const arrival = await scene.startArrival({ cores: serverCore });
    const usual = await scene.startUsual(serverCore);
    const raw = await startServer('servers/raw.ts', {}, { cores: serverCore });
    const [token] = await scene.tokens(1);
    const file = fileFor(scene.folder, [request('/api/bench/hello?page=1', { token })]);
    const rate = (port: number) => async () =>
      (await drive(port, { connections: 32, seconds: 2, work: { kind: 'list', file }, cores: driverCore })).rate;
    try {
      const seen = await alternate({ arrival: rate(arrival.port), raw: rate(raw.port), usual: rate(usual.port) });
      const from = `${perSecond(seen.arrival)} of ${perSecond(seen.raw)}`;
      return [
        atLeast('P1', 'of raw node:http', 0.4, seen.arrival / seen.raw, from),
        atLeast(
          'P1',
          'the usual stack',
          12,
          seen.arrival / seen.usual,
          `${perSecond(seen.arrival)} to ${perSecond(seen.usual)}`,
        ),
      ];
    } finally {
      await Promise.all([arrival.stop(), usual.stop(), raw.stop()]);
      await scene.close();
    }
  },
};
