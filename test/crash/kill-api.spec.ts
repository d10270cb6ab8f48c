import { type Call, notAccepted, openCallsOf, sendAll, sendUntilTaken } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { halfDone, notStoredOnce, recordsOf, wrongDocuments } from './evidence';

/** I1, I2, I4 with a real process that is killed in the middle of its work. */
let site: CrashSite;
let calls: Call[];

beforeAll(async () => {
  site = await buildCrashSite();
});

afterAll(() => site.close());

const accepted = () => calls.filter(({ answer }) => answer?.status === 200);

test('kill -9 of the API under load loses nothing that was answered, and leaves nothing half done', async () => {
  const api = await site.startApi();
  try {
    calls = await openCallsOf(site, api.url, 16);
    await sendAll(api.url, calls, 24, (count) => {
      if (count === 60) process.kill(api.pid, 'SIGKILL');
    });
  } finally {
    await api.kill();
  }
  expect(accepted().length).toBeGreaterThanOrEqual(60);
  expect(accepted().length).toBeLessThan(calls.length);
  expect(await notStoredOnce(site.database, accepted())).toEqual([]);
  expect(await halfDone(site.database)).toEqual([]);
  expect(await wrongDocuments(site.database)).toEqual([]);
});

test('after the restart the same calls finish, each once, and give their first answers again', async () => {
  const before = new Map(accepted().map((call) => [call, call.answer?.text]));
  const api = await site.startApi();
  try {
    await sendUntilTaken(api.url, calls);
  } finally {
    expect(await api.stop()).toBe(0);
  }
  expect(notAccepted(calls)).toEqual([]);
  for (const [call, text] of before) expect(call.answer?.text).toBe(text);
  expect(await notStoredOnce(site.database, calls)).toEqual([]);
  expect(await recordsOf(site.database, calls)).toBe(calls.filter(({ key }) => key).length);
  expect(await wrongDocuments(site.database)).toEqual([]);
});
