import { readdirSync } from 'node:fs';
import { formDraftRoutes, ownPhoneRoutes, type WaiverContactTask } from '@arrival/contracts';
import { Client } from 'pg';
import type { Test } from 'supertest';
import { startPassProvider } from '../../../libs/sandbox/src/passes/pass-provider';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born } from '../../support/build-household';
import { buildPhoto } from '../../support/build-images';
import { buildCheckinResort, type CheckinResort, signedInCarters, taskOf } from '../../support/checkin';
import { lockWaits } from '../../support/lock-waits';
import { redeemed } from '../../support/own-phone';

/** An erasure waits for whoever holds this before it commits: all is removed by then, and others still see it. */
const HELD = 61;

/** A household is erased while another phone has its app open (D61). */
let api: TestApi;
let resort: CheckinResort;
let provider: Awaited<ReturnType<typeof startPassProvider>>;

beforeAll(async () => {
  provider = await startPassProvider();
  const passes = { FEATURES: 'BLEConnect', MOBILE_PASS_URL: provider.url, MOBILE_PASS_TOKEN: provider.token };
  // A busy machine takes longer to let go than a call waits for a lock.
  api = await startApi({ ...administratorVariables, ...passes, DATABASE_PATIENCE: '20' });
  resort = await buildCheckinResort(api);
  await api.database.rows("insert into product (product_id, code, name) values (901, 'SEASON', 'Season pass')");
  await api.database.rows(`create function held_erasure() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${HELD}); return null; end $$`);
  await api.database.rows(`create constraint trigger held after insert on erasure deferrable initially deferred
    for each row execute function held_erasure()`);
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});

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
    await holder.query(`begin; select pg_advisory_xact_lock(${HELD})`);
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

/** Another adult of the household with a pass, and the code by which passes are asked for. */
async function withDaniel(phone: SignedInAgent, headId: number): Promise<{ daniel: number; code: string }> {
  const member = { firstName: 'Daniel', lastName: 'Quillfeather', dateOfBirth: born(40) };
  const { contactId: daniel } = (await phone.post('/api/family/addmember').send(member).expect(200)).body;
  await api.database.rows('insert into pass_media (contact_id, product_id, pass_number) values ($1, 901, $2)', [
    headId,
    `SP${headId}`,
  ]);
  await phone.post('/api/profile/passes/holders').expect(200);
  const { code } = await api.database.row<{ code: string }>(
    'select customer_number as code from contact where contact_id = $1',
    [headId],
  );
  return { daniel, code };
}

const rentalDraft = (contactId: number) =>
  formDraftRoutes.one.replace('{name}', `rental.${resort.locationId}.${resort.activityId}.1.${contactId}`);

interface Begun {
  readonly phone: SignedInAgent;
  readonly headId: number;
  readonly daniel: number;
  readonly code: string;
}

test.each<[string, (begun: Begun) => Test, string]>([
  [
    'a member who is added',
    ({ phone }) => phone.post('/api/family/addmember').send({ firstName: 'Late', lastName: 'Q', dateOfBirth: born(8) }),
    "contact where first_name = 'Late'",
  ],
  [
    'what is typed and not saved',
    ({ phone, headId }) => phone.put(rentalDraft(headId)).send({ value: { shoeSize: '38' } }),
    'form_draft',
  ],
  [
    'a link to sign on the own phone',
    ({ phone, daniel }) => {
      const { locationId, activityId } = resort;
      return phone.post(ownPhoneRoutes.links).send({ contactId: daniel, locationId, activityId });
    },
    'signing_link',
  ],
  ['a pass on the phone', ({ phone, code }) => phone.post('/api/media/ble').query({ customerId: code }), 'mobile_pass'],
])('%s while the household is erased is refused, and nothing of it stays', async (_, call, rows) => {
  const phone = await api.as({ sub: `phone-${Math.random()}`, family_name: 'Quillfeather' });
  const { contactId: headId } = (await phone.get('/api/profile').expect(200)).body.contact;
  const begun = { phone, headId, ...(await withDaniel(phone, headId)) };
  expect(await whileErased(headId, () => call(begun))).toEqual([200, [404, 'contact.unknown']]);
  expect(await api.database.count(rows)).toBe(0);
});

test('who signs on their own phone meanwhile is told that their session is over, and not to say their name', async () => {
  const { emma, daniel, carters } = await signedInCarters(api);
  const { locationId, activityId } = resort;
  const asked = { contactId: daniel, locationId, activityId };
  const link = (await emma.post(ownPhoneRoutes.links).send(asked).expect(200)).body;
  const cookie = await redeemed(api, emma, link);
  const { body: grouping } = await api.request.get(ownPhoneRoutes.own).set('cookie', cookie).expect(200);
  const task = taskOf<WaiverContactTask>(grouping.waiverContactTasks, daniel);
  const { rolTextHash } = task.relatedObject;
  const relatedObject = { rolTextHash, agree: true, consent: true, signerName: 'Daniel Carter' };
  const sign = () =>
    api.request
      .post(ownPhoneRoutes.sign)
      .set('cookie', cookie)
      .send({ ...task, relatedObject });
  expect(await whileErased(carters.headId, sign)).toEqual([200, [401, 'auth.required']]);
});

test('an administrator who renews the family code meanwhile is told so, too, and holds nothing that an erasure needs', async () => {
  const phone = await api.as({ sub: 'code', family_name: 'Quillfeather' });
  const { contactId } = (await phone.get('/api/profile').expect(200)).body.contact;
  const boss = await administrator(api);
  const renew = () => boss.post(`/api/admin/guests/${contactId}/family-code`);
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from household_part where head_contact_id = $1 for update', [contactId]);
  const renewed = renew().then(({ status }) => status);
  await lockWaits(api.database);
  await holder.query('select from family_code where head_contact_id = $1 for update nowait', [contactId]);
  await holder.query('commit');
  await holder.end();
  expect(await renewed).toBe(200);
  expect(await whileErased(contactId, renew)).toEqual([200, [404, 'contact.unknown']]);
});
