import { drive, fileFor, request } from './lib/load';
import { driverCore, serverCore } from './lib/machine';
import { atLeast, type Bench, perSecond } from './lib/result';
import { alternate } from './lib/rounds';
import { buildScene } from './lib/scene';

const TOKENS = 2_000;

/** The same route with a bearer token, of 2,000 that take turns, and without. */
export const token: Bench = {
  id: 'P2',
  title: 'Bearer verification',
  async run() {
    const scene = await buildScene(10);
    const arrival = await scene.startArrival({ cores: serverCore });
    const tokens = await scene.tokens(TOKENS);
    const signedIn = fileFor(
      scene.folder,
      tokens.map((bearer) => request('/api/bench/hello?page=1', { token: bearer })),
    );
    // The header is sent all the same: reading it is not what is measured.
    const open = fileFor(
      scene.folder,
      tokens.map((bearer) => request('/api/bench/open?page=1', { token: bearer })),
    );
    const rate = (file: string) => async () =>
      (await drive(arrival.port, { connections: 32, seconds: 2, work: { kind: 'list', file }, cores: driverCore }))
        .rate;
    try {
      const seen = await alternate({ signedIn: rate(signedIn), open: rate(open) }, 7);
      const from = `${perSecond(seen.signedIn)} of ${perSecond(seen.open)}`;
      return [atLeast('P2', 'of the route without it', 0.85, seen.signedIn / seen.open, from)];
    } finally {
      await arrival.stop();
      await scene.close();
    }
  },
};
