import { readdirSync } from 'node:fs';
import type { PhotoContactTask } from '@arrival/contracts';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildBomb, buildPhoto } from '../../support/build-images';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';

/** A photo and its completion in one call: all of it once, or nothing of either (D20, D23, I1, I2). */
let api: TestApi;
let resort: CheckinResort;
let emma: SignedInAgent;
let mia: number;
let leo: number;
let photos: Buffer[];

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api);
  photos = [await buildPhoto(500, 400), await buildPhoto(400, 500)];
});

beforeEach(async () => {
  ({ emma, mia, leo } = await signedInCarters(api));
});

afterAll(() => api.close());

const path = '/api/tasks/contact/complete/Photo/Upload';
const taskFor = async (contactId: number): Promise<PhotoContactTask> =>
  taskOf((await group(emma, resort, [contactId])).photoContactTasks, contactId);

interface Sent {
  agent?: SignedInAgent;
  contactId?: number;
  key?: string;
  /** As text when it is to be wrong. */
  task?: object | string;
  bytes?: Buffer;
}

async function send({ agent = emma, contactId = mia, key, task, bytes = photos[0] as Buffer }: Sent = {}) {
  const body = task ?? (await taskFor(contactId));
  const call = agent.post(path).query({ contactId });
  if (key) call.set('idempotency-key', key);
  return call
    .field('task', typeof body === 'string' ? body : JSON.stringify(body))
    .field('actions', '{"rotation":90}')
    .attach('file', bytes, 'photo.jpg');
}

const files = (): string[] =>
  readdirSync(api.storageFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const onFile = () =>
  api.database.rows<{ hash: string; file: string }>(
    `select hash, regexp_replace(storage_key, '.*/', '') as file from photo where contact_id = $1`,
    [mia],
  );
const count = async (table: string, where: string, value: unknown): Promise<number> =>
  (await api.database.rows(`select 1 from ${table} where ${where} = $1`, [value])).length;
const effects = async () => ({
  completions: await count('completion', 'contact_id', mia),
  trail: (
    await api.database.rows("select 1 from audit_event where action = 'checkin.photo' and entity_id = $1", [
      String(mia),
    ])
  ).length,
  uploads: await count('photo_upload', 'contact_id', mia),
});
const once = { completions: 1, trail: 1, uploads: 0 };
const never = { completions: 0, trail: 0, uploads: 0 };

test('a photo and its task in one call: as the two of the specification, without an upload in between', async () => {
  const before = files();
  const { status, body } = await send();
  expect([status, body.isComplete, body.isReadOnly, body.taskTypeId]).toEqual([200, true, true, 4]);
  expect(await effects()).toEqual(once);
  const [photo] = await onFile();
  expect(body.relatedObject.photoHash).toBe(photo?.hash);
  expect(files().filter((name) => !before.includes(name))).toEqual([photo?.file]);
  await emma.get(body.relatedObject.imageUrl).expect(200).expect('content-type', 'image/jpeg');
  expect((await taskFor(mia)).relatedObject).toEqual(body.relatedObject);

  const uploaded = await emma
    .post(`/api/photo/Contact/Upload?contactId=${leo}`)
    .field('actions', '{"rotation":90}')
    .attach('file', photos[0] as Buffer, 'photo.jpg');
  const { body: completed } = await complete(emma, await taskFor(leo), { photoHash: uploaded.body.photoHash });
  expect(Object.keys(completed).sort()).toEqual(Object.keys(body).sort());
  expect(completed.relatedObject.photoHash).toBe(body.relatedObject.photoHash);
});

test('sent again under its key it answers the same; with another picture the key is another call’s; nothing more is kept', async () => {
  const task = await taskFor(mia);
  const key = `photo-${mia}`;
  const first = await send({ task, key });
  const kept = files();
  const again = await send({ task, key });
  expect([again.status, again.body]).toEqual([200, first.body]);
  const other = await send({ task, key, bytes: photos[1] });
  expect([other.status, other.body.code]).toEqual([422, 'request.key_reused']);
  const twoCalls = await emma
    .post('/api/tasks/contact/complete/Photo')
    .set('idempotency-key', key)
    .send({ ...task, relatedObject: { photoHash: first.body.relatedObject.photoHash } });
  expect(twoCalls.body).toEqual(first.body);
  expect(await effects()).toEqual(once);
  expect(files()).toEqual(kept);
});

test('what an app of before had sent by two calls is the same content: under its key it is answered as it was', async () => {
  const [task, key] = [await taskFor(mia), `before-${mia}`];
  const { body: upload } = await emma
    .post(`/api/photo/Contact/Upload?contactId=${mia}`)
    .field('actions', '{"rotation":90}')
    .attach('file', photos[0] as Buffer, 'photo.jpg');
  const relatedObject = { photoHash: upload.photoHash };
  const first = await emma
    .post('/api/tasks/contact/complete/Photo')
    .set('idempotency-key', key)
    .send({ ...task, relatedObject });
  const kept = files();
  const again = await send({ task: { ...task, relatedObject: null }, key });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect([await effects(), files()]).toEqual([once, kept]);
});

test('the same picture without a key counts once too, and another one takes its place', async () => {
  const first = await send();
  const kept = files();
  expect((await send()).body).toEqual(first.body);
  expect([await effects(), files()]).toEqual([once, kept]);
  const [old] = await onFile();
  expect((await send({ bytes: photos[1] })).status).toBe(200);
  const [photo] = await onFile();
  expect(photo?.hash).not.toBe(old?.hash);
  expect(await count('outbox', "payload ->> 'storageKey'", `photos/${old?.file.slice(0, 2)}/${old?.file}`)).toBe(1);
});

test('as many at once as are taken leave one photo and one file', async () => {
  const [task, before] = [await taskFor(mia), files()];
  const all = await Promise.all(Array.from({ length: 4 }, () => send({ task })));
  expect(all.map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await effects()).toEqual(once);
  expect(files().filter((name) => !before.includes(name))).toEqual((await onFile()).map(({ file }) => file));
});

const wrong: [string, number, string, () => Promise<Sent>][] = [
  ['a member of another household', 404, 'contact.unknown', async () => ({ agent: await api.as({ sub: 'noah' }) })],
  ['a task of somebody else', 400, 'request.invalid', async () => ({ task: await taskFor(leo) })],
  ['no task', 400, 'request.invalid', async () => ({ task: '' })],
  ['a task that is too long', 400, 'request.invalid', async () => ({ task: JSON.stringify('x'.repeat(70_000)) })],
  ['a task with unknown fields', 400, 'request.invalid', async () => ({ task: { ...(await taskFor(mia)), x: 1 } })],
  ['a skip', 400, 'request.invalid', async () => ({ task: { ...(await taskFor(mia)), isSkipped: true } })],
  [
    'the task of a waiver',
    404,
    'task.unknown',
    async () => ({ task: taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia) }),
  ],
  ['a page', 422, 'photo.invalid', async () => ({ bytes: Buffer.from('<!doctype html>') })],
  ['a picture of 900 megapixels', 413, 'photo.too_big', async () => ({ bytes: buildBomb(30_000, 30_000) })],
  ['a file above the limit', 413, 'photo.too_big', async () => ({ bytes: Buffer.alloc(21 * 1024 * 1024, 1) })],
  ['an empty file', 400, 'request.invalid', async () => ({ bytes: Buffer.alloc(0) })],
];

test.each(wrong)('%s is refused and leaves nothing', async (_, status, code, sent) => {
  const [ready, before] = [await sent(), files()];
  const answer = await send({ task: await taskFor(mia), ...ready });
  expect([answer.status, answer.type, answer.body.code]).toEqual([status, 'application/problem+json', code]);
  expect([await effects(), await onFile(), files()]).toEqual([never, [], before]);
});

test('a task that is not asked leaves no file', async () => {
  const [task, before] = [await taskFor(mia), files()];
  await api.database.rows('update task set age_min = 90 where id = $1', [resort.tasks.photo]);
  try {
    const answer = await send({ task });
    expect([answer.status, answer.body.code]).toEqual([409, 'task.not_asked']);
  } finally {
    await api.database.rows('update task set age_min = null where id = $1', [resort.tasks.photo]);
  }
  expect([await effects(), files()]).toEqual([never, before]);
});

test('without a form or without a sign-in nothing is taken in', async () => {
  const json = await emma.post(`${path}?contactId=${mia}`).send(await taskFor(mia));
  expect([json.status, json.body.code]).toEqual([415, 'request.unsupported_type']);
  expect((await emma.post(path).attach('file', photos[0] as Buffer, 'photo.jpg')).status).toBe(400);
  expect((await api.request.post(`${path}?contactId=${mia}`)).status).toBe(401);
});
