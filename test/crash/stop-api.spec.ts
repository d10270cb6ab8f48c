import { startApiProcess } from '../support/api-process';
import { type Call, notAccepted, openCallsOf, send } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { halfDone, notStoredOnce } from './evidence';

/** SIGTERM under load: what was begun is finished, then exit 0 (Q2). */
let site: CrashSite;

beforeAll(async () => {
  site = await buildCrashSite();
});

afterAll(() => site.close());

test('every request that had reached the process is answered, and it ends with 0', async () => {
  // Nobody is to be told to come back because the machine stands still.
  const api = await startApiProcess({ ...site.variables, DATABASE_PATIENCE: '20' });
  const calls = await openCallsOf(site, api.url, 16);
  const waiting = [...calls];
  const sent: Call[] = [];
  let stopped: Promise<number | null> | undefined;
  let stoppedAt = 0;
  const guest = async (): Promise<void> => {
    for (let call = waiting.shift(); call && !stopped; call = waiting.shift()) {
      sent.push(call);
      call.answer = await send(api.url, call).catch(() => undefined);
      if (sent.length >= 80 && !stopped) {
        stoppedAt = Date.now();
        stopped = api.stop();
      }
    }
  };
  await Promise.all(Array.from({ length: 24 }, guest));
  expect(await stopped).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(60_000);
  expect(sent.length).toBeLessThan(calls.length);
  expect(notAccepted(sent)).toEqual([]);
  expect(await notStoredOnce(site.database, sent)).toEqual([]);
  expect(await halfDone(site.database)).toEqual([]);
});
