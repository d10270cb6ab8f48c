import { setTimeout as pause } from 'node:timers/promises';
import { drive, fileFor, request } from './lib/load';
import { driverCore, serverCore } from './lib/machine';
import { atLeast, atMost, type Bench, milliseconds, perSecond } from './lib/result';
import { alternate } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const path = '/api/settings/client';

/** What every guest's browser asks first. */
export const settings: Bench = {
  id: 'P11',
  title: 'Client settings',
  async run() {
    const scene = await buildScene(10);
    const [arrival, other, usual] = await Promise.all([
      scene.startArrival({ cores: serverCore }),
      scene.startArrival(),
      scene.startUsual(serverCore),
    ]);
    const etag = (await fetch(`http://127.0.0.1:${arrival.port}${path}`)).headers.get('etag') ?? '';
    const rate = (port: number, text: string) => {
      const file = fileFor(scene.folder, [text]);
      return async () =>
        (await drive(port, { connections: 32, seconds: 2, work: { kind: 'list', file }, cores: driverCore })).rate;
    };
    const zipped = { headers: { 'accept-encoding': 'gzip, br' } };
    try {
      const seen = await alternate({
        hello: rate(arrival.port, request('/health/live', zipped)),
        settings: rate(arrival.port, request(path, zipped)),
        known: rate(arrival.port, request(path, { headers: { ...zipped.headers, 'if-none-match': etag } })),
        usual: rate(usual.port, request(path, zipped)),
      });
      return [
        atLeast(
          'P11',
          "of the app's own hello",
          0.85,
          seen.settings / seen.hello,
          `${perSecond(seen.settings)} of ${perSecond(seen.hello)}`,
        ),
        atLeast(
          'P11',
          '304, of the same',
          0.9,
          seen.known / seen.hello,
          `${perSecond(seen.known)} of ${perSecond(seen.hello)}`,
        ),
        atLeast(
          'P11',
          'the usual stack',
          40,
          seen.settings / seen.usual,
          `${perSecond(seen.settings)} to ${perSecond(seen.usual)}`,
        ),
        await changeIsSeen(scene, [arrival.port, other.port]),
      ];
    } finally {
      await Promise.all([arrival.stop(), other.stop(), usual.stop()]);
      await scene.close();
    }
  },
};

/** How long until both processes answer a changed setting. */
async function changeIsSeen(scene: BenchScene, ports: readonly number[]) {
  const from = performance.now();
  await scene.query(`update admin_settings set google_analytics_tag_id = 'G-BENCH' where id = 1`);
  const saysIt = async (port: number): Promise<boolean> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return ((await response.json()) as { googleAnalyticsTagId: string | null }).googleAnalyticsTagId === 'G-BENCH';
  };
  for (const port of ports) {
    while (!(await saysIt(port)) && performance.now() - from < 10_000) await pause(5);
  }
  return atMost(
    'P11',
    'until two processes answer a change',
    1_000,
    performance.now() - from,
    milliseconds,
    'by NOTIFY',
  );
}
