import { auditEventSchema } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import type { Household } from '../../support/build-household';
import { buildPhoto } from '../../support/build-images';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';

let api: TestApi;
let admin: SignedInAgent;
let emma: SignedInAgent;
let resort: CheckinResort;
let carters: Household;
let mia: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  resort = await buildCheckinResort(api);
  ({ carters, emma, mia } = await signedInCarters(api));
});
afterAll(() => api.close());

const search = (path: string, filter: object) => admin.get(path).query({ filter: JSON.stringify(filter) });
/** What the trail says of the reads since then: action, record, and what is told of it. */
async function traceOf(read: () => Promise<unknown>) {
  const since = await lastAuditId(api);
  await read();
  return (await auditRows(api, since)).map(({ action, entity, entity_id, after }) => [
    action,
    entity,
    entity_id,
    after,
  ]);
}
const events = async (filter: object) =>
  auditEventSchema
    .strict()
    .array()
    .parse((await search('/api/admin/audit', filter)).body);

test('a search is written down with its words and how many it found; nothing sought is nothing read', async () => {
  expect(await traceOf(() => search('/api/admin/guests', { q: 'emma cart' }).expect(200))).toEqual([
    ['guests.searched', 'search', 'guests', { sought: 'emma cart', found: 1 }],
  ]);
  expect(await traceOf(() => search('/api/admin/guests', { id: [mia] }).expect(200))).toEqual([
    ['guests.searched', 'search', 'guests', { sought: `id ${mia}`, found: 1 }],
  ]);
  expect(await traceOf(() => search('/api/admin/guests', {}).expect(200))).toEqual([]);
});

test('who opens a household, asks what it would be asked, or looks at a photo is written down; what is not there is not', async () => {
  const path = `/api/admin/guests/${mia}`;
  const contact = String(mia);
  expect(await traceOf(() => admin.get(path).expect(200))).toEqual([
    ['household.read', 'contact', contact, { name: 'Mia Carter', headContactId: carters.headId }],
  ]);
  const question = { locationId: resort.locationId, contactId: mia };
  expect(await traceOf(() => admin.get('/api/admin/preview').query(question).expect(200))).toEqual([
    ['household.previewed', 'contact', contact, { name: 'Mia Carter', headContactId: carters.headId }],
  ]);
  expect(await traceOf(() => admin.get(`${path}/photo`).expect(404))).toEqual([]);
  expect(await traceOf(() => admin.get('/api/admin/guests/999999').expect(404))).toEqual([]);
  const upload = emma
    .post(`/api/photo/Contact/Upload?contactId=${mia}`)
    .attach('file', await buildPhoto(500, 500), 'mia.jpg');
  const { photoHash } = (await upload.expect(200)).body;
  const tasks = await group(emma, resort, [mia]);
  await complete(emma, taskOf(tasks.photoContactTasks, mia), { photoHash }).expect(200);
  expect(await traceOf(() => admin.get(`${path}/photo`).expect(200))).toEqual([
    ['photo.read', 'contact', contact, { name: 'Mia Carter' }],
  ]);
});

test('signed waivers: the list, the evidence and the copy', async () => {
  const tasks = await group(emma, resort, [mia]);
  const task = taskOf(tasks.waiverContactTasks, mia);
  await complete(emma, task, { ...parentAnswers(task), signatureDateOffset: -7 }).expect(200);
  const [{ id }] = (await search('/api/admin/signatures', { contactId: mia }).expect(200)).body;
  expect(await traceOf(() => search('/api/admin/signatures', { q: 'mia', contactId: mia }).expect(200))).toEqual([
    ['signatures.searched', 'search', 'signatures', { sought: `mia, contactId ${mia}`, found: 1 }],
  ]);
  const named = expect.objectContaining({ contactName: 'Mia Carter' });
  expect(await traceOf(() => admin.get(`/api/admin/signatures/${id}`).expect(200))).toEqual([
    ['signature.read', 'signature', id, named],
  ]);
  expect(await traceOf(() => admin.get(`/api/admin/signatures/${id}/copy`).expect(200))).toEqual([
    ['signature.copied', 'signature', id, named],
  ]);
});

test('a read is told apart from a change, found by what was sought, and cannot be undone', async () => {
  await search('/api/admin/guests', { q: 'grimsel' }).expect(200);
  const [read] = await events({ q: 'grimsel' });
  expect(read).toMatchObject({
    action: 'guests.searched',
    isRead: true,
    isRestorable: false,
    actorEmail: 'boss@example.com',
  });
  expect((await admin.post(`/api/admin/audit/${read?.id}/restore`)).body.code).toBe('audit.not_restorable');
  await admin.post('/api/admin/access/email').send({ email: 'kim@example.com' }).expect(200);
  for (const wanted of [true, false])
    expect(new Set((await events({ isRead: wanted })).map(({ isRead }) => isRead))).toEqual(new Set([wanted]));
});

test('nothing is shown when the trail cannot be written', async () => {
  await api.database.rows('alter table audit_event add constraint ck_full check (id < 0) not valid');
  try {
    for (const path of [
      '/api/admin/guests?filter={"q":"carter"}',
      `/api/admin/guests/${mia}`,
      `/api/admin/guests/${mia}/photo`,
    ]) {
      const answer = await admin.get(path);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(JSON.stringify(answer.body)).not.toContain('Carter');
    }
  } finally {
    await api.database.rows('alter table audit_event drop constraint ck_full');
  }
});
