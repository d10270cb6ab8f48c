import { readdirSync } from 'node:fs';
import { formDraftRoutes } from '@arrival/contracts';
import { Client } from 'pg';
import type { Test } from 'supertest';
import { administrator, administratorVariables } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { buildPhoto } from '../../support/build-images';
import { buildCheckinResort, type CheckinResort } from '../../support/checkin';
import { lockWaits } from '../../support/lock-waits';

/** A household is erased while another phone has its app open (D61). */
let api: TestApi;
let resort: CheckinResort;

beforeAll(async () => {
  // A busy machine takes longer to let go than a call waits for a lock.
  api = await startApi({ ...administratorVariables, DATABASE_PATIENCE: '20' });
  resort = await buildCheckinResort(api);
});
afterAll(() => api.close());

test('a phone that was signed in before does not begin it again, until somebody signs in there', async () => {
  const sub = 'other-phone';
  const iat = Math.floor(Date.now() / 1000) - 90;
  const phone = await api.as({ sub, iat, family_name: 'Quillfeather' });
  const { contactId } = (await phone.get('/api/profile').expect(200)).body.contact;
  const boss = await administrator(api);
  await boss.post(`/api/admin/guests/${contactId}/erasure`).expect(200);
  const { activityId, locationId } = resort;
  const asked = { activityId, contactIds: [contactId] };
  const answers = [
    await phone.get('/api/profile'),
    await phone.get(formDraftRoutes.all),
    await phone.post(`/api/tasks/ContactTaskGrouping/Location/${locationId}`).send(asked),
    await (await api.as({ sub, iat: iat - 3_600 })).get('/api/profile'),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([401, 'auth.required']));
  expect(await api.database.count("contact where last_name = 'Quillfeather'")).toBe(0);
  const kept = await api.database.rows('select e::text from erased_account e');
  expect([kept.length, JSON.stringify(kept).includes(sub)]).toEqual([1, false]);
  const again = await (await api.as({ sub })).get('/api/profile').expect(200);
  expect(again.body.contact.contactId).not.toBe(contactId);
  await phone.get('/api/profile').expect(200);
});

test('a phone that renews its token by itself does not begin it again either, until somebody proves there who they are', async () => {
  const sub = 'renewing-phone';
  const now = Math.floor(Date.now() / 1000);
  const before = { sub, family_name: 'Quillfeather', auth_time: now - 3_600 };
  const phone = await api.as({ ...before, iat: now - 90 });
  const { contactId } = (await phone.get('/api/profile').expect(200)).body.contact;
  const boss = await administrator(api);
  await boss.post(`/api/admin/guests/${contactId}/erasure`).expect(200);
  const renewed = await (await api.as(before)).get('/api/profile');
  expect([renewed.status, renewed.body.code]).toEqual([403, 'auth.stale']);
  expect(await api.database.count("contact where last_name = 'Quillfeather'")).toBe(0);
  await (await api.as({ ...before, auth_time: now })).get('/api/profile').expect(200);
});

/** What is answered to a call that comes while an administrator erases the household, and both. */
async function whileErased(contactId: number, call: () => Test): Promise<unknown> {
  const boss = await administrator(api);
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  try {
    // The erasure waits here, when it has removed the photos already.
    await holder.query('begin; lock table rental_profile in share mode');
    const erased = boss.post(`/api/admin/guests/${contactId}/erasure`).then(({ status }) => status);
    await lockWaits(api.database);
    const answered = call().then(({ status, body }) => [status, body.code]);
    await Promise.race([answered, lockWaits(api.database, 2)]);
    await holder.query('commit');
    return [await erased, await answered];
  } finally {
    await holder.end();
  }
}

test('a photo that arrives while its household is erased is told so, and leaves neither a row nor a file', async () => {
  const phone = await api.as({ sub: 'uploading', family_name: 'Quillfeather' });
  const { contactId } = (await phone.get('/api/profile').expect(200)).body.contact;
  const picture = await buildPhoto(500, 500);
  const send = () => phone.post('/api/photo/Contact/Upload').query({ contactId }).attach('file', picture, 'a.jpg');
  expect(await whileErased(contactId, send)).toEqual([200, [404, 'contact.unknown']]);
  expect(await api.database.count('photo_upload')).toBe(0);
  expect(
    readdirSync(api.storageFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  ).toEqual([]);
});

test('a member who is added while the household is erased is told so, and is nobody', async () => {
  const phone = await api.as({ sub: 'adding', family_name: 'Quillfeather' });
  const { contactId } = (await phone.get('/api/profile').expect(200)).body.contact;
  const member = { firstName: 'Late', lastName: 'Quillfeather', dateOfBirth: '2018-05-05' };
  const add = () => phone.post('/api/family/addmember').send(member);
  expect(await whileErased(contactId, add)).toEqual([200, [404, 'contact.unknown']]);
  expect(await api.database.count("contact where first_name = 'Late'")).toBe(0);
});
