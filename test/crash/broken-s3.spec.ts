import { setTimeout as pause } from 'node:timers/promises';
import { portrait } from '../support/answers';
import { type SignedInAgent, startApi, type TestApi } from '../support/api';
import { bestOf } from '../support/best-of';
import { buildCarters, buildCheckinResort, type CheckinResort, complete, group, taskOf } from '../support/checkin';
import { type S3Server, type S3Trouble, startS3Server } from '../support/s3-server';

/** A file storage over the network that is away, slow or confused: told as trouble that passes, soon, and nothing is lost (Q2). */
let s3: S3Server;
let api: TestApi;
let resort: CheckinResort;
let emma: SignedInAgent;
let headId: number;
let kept: { path: string; photoHash: string };

beforeAll(async () => {
  s3 = await startS3Server();
  api = await startApi(s3.variables);
  resort = await buildCheckinResort(api);
  ({ headId } = await buildCarters(api));
  emma = await api.as({ sub: 'emma' });
  const { status, body } = await upload();
  expect(status).toBe(200);
  kept = body;
});
afterAll(async () => {
  await s3.close();
  await api.close();
});

const upload = async () =>
  emma
    .post(`/api/photo/Contact/Upload?contactId=${headId}`)
    .attach('file', await portrait(), { contentType: 'image/jpeg', filename: 'me.jpg' });
const rows = () => api.database.count('photo_upload');

async function timed<Answer>(call: PromiseLike<Answer>): Promise<{ answer: Answer; ms: number }> {
  const from = performance.now();
  const answer = await call;
  return { answer, ms: performance.now() - from };
}

/** A report is kept for a moment. */
async function report(): Promise<{ answer: unknown; state: string; ms: number }> {
  await pause(1_100);
  const { answer, ms } = await timed(api.request.get('/health/ready'));
  const { status, body } = answer;
  return { answer: [status, body.status], state: body.checks.storage, ms };
}

/** At last: a storage that hangs is down only when its time is over. */
async function isTold(state: string): Promise<unknown> {
  let told = await report();
  while (told.state !== state) told = await report();
  return told.answer;
}

/** A storage that hangs would hold the call for ever. */
const soonMs = 60_000;
const busy = { status: 503, body: { code: 'server.busy' }, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } };

/** Sets the trouble in, and answers how it is undone. */
async function bring(trouble: S3Trouble | 'closed'): Promise<() => Promise<void>> {
  if (trouble === 'closed') {
    await s3.close();
    return s3.open;
  }
  s3.trouble(trouble);
  return async () => s3.trouble(undefined);
}

test.each(['fails', 'slowDown', 'hangs', 'resets', 'closed'] as const)(
  'a storage that %s: 503 with Retry-After within seconds, degraded, and by itself again',
  async (trouble) => {
    const before = [await rows(), s3.files.size];
    const mend = await bring(trouble);
    const written = await timed(upload());
    const read = await timed(emma.get(kept.path));
    const told = await isTold('down');
    await mend();
    expect(written.answer).toMatchObject(busy);
    expect(read.answer).toMatchObject(busy);
    expect(Math.max(written.ms, read.ms)).toBeLessThan(soonMs);
    expect(told).toEqual([200, 'degraded']);
    expect([await rows(), s3.files.size]).toEqual(before);

    expect(await isTold('up')).toEqual([200, expect.anything()]);
    expect((await emma.get(kept.path)).status).toBe(200);
    expect((await upload()).status).toBe(200);
    expect(await rows()).toBe(before[0]! + 1);
  },
);

test('a probe waits for no storage that hangs: a proxy would take the process for gone', async () => {
  s3.trouble('hangs');
  let reports: Awaited<ReturnType<typeof report>>[] = [];
  /** Of three in a row. */
  const slowest = async () => {
    reports = [await report(), await report(), await report()];
    return Math.max(...reports.map(({ ms }) => ms));
  };
  const best = await bestOf(1_000, slowest);
  s3.trouble(undefined);
  expect(best).toBeLessThan(1_000);
  expect(reports.at(-1)).toMatchObject({ answer: [200, 'degraded'], state: 'down' });
});

test('an answer that stops in the middle is no photo', async () => {
  s3.trouble('stopsHalfway');
  const { answer, ms } = await timed(emma.get(kept.path));
  s3.trouble(undefined);
  expect(answer).toMatchObject(busy);
  expect(ms).toBeLessThan(soonMs);
});

test('what the storage refuses for good is a fault of ours, not one that passes', async () => {
  s3.trouble('refuses');
  const answer = await emma.get(kept.path);
  s3.trouble(undefined);
  expect([answer.status, answer.body.code]).toEqual([500, 'server.error']);
});

test('meanwhile everything else goes on, and a photo that was uploaded before completes its task', async () => {
  s3.trouble('fails');
  expect((await emma.get('/api/profile')).status).toBe(200);
  const task = taskOf((await group(emma, resort, [headId])).photoContactTasks, headId);
  const { status, body } = await complete(emma, task, { ...task.relatedObject, photoHash: kept.photoHash });
  s3.trouble(undefined);
  expect([status, body.code]).toEqual([200, undefined]);
  expect((await emma.get(kept.path)).status).toBe(200);
});
