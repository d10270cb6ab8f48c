import type { BridgeMember } from '@arrival/contracts';
import { Client } from 'pg';
import { BridgeClient } from '../../../api/src/domains/pos/bridge/bridge-client';
import { ComparisonService } from '../../../api/src/domains/pos/bridge/comparison.service';
import { ErasedCustomersQueries } from '../../../api/src/domains/pos/bridge/erased-customers.queries';
import { ordersOf } from '../../../api/src/domains/pos/import/import-orders';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bridgeMember, pass, ticket } from '../../support/bridge-people';
import { born } from '../../support/build-household';
import { lockWaits } from '../../support/lock-waits';
import { orderOfFamily } from '../../support/shop-orders';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** What a point of sale tells takes nothing away that is true here, and what it was not told is not missed there (D27). */
let api: TestApi;
let bridge: PosBridge;
let admin: SignedInAgent;
let worker: TestWorker | undefined;
let variables: Record<string, string>;

beforeAll(async () => {
  const product = { productId: 5001, code: 'LIFT', name: 'Day Lift Ticket', isSeasonPass: false, requiresImage: false };
  const lift = { ...product, rules: [], posWaiverIds: [] };
  const lesson = { ...lift, productId: 5002, code: 'LESSON' };
  const twice = ['Lesson', 'Group lesson'].map((name) => ({ ...lesson, name }));
  bridge = await startPosBridge({ products: [lift, ...twice] });
  variables = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_FRESH_SECONDS: '0' };
  api = await startApi({ ...variables, ...administratorVariables });
  admin = await administrator(api);
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

const compare = () => api.app.get(ComparisonService).compare(new AbortController().signal);

/** Somebody whom the point of sale knows, as they are here. */
async function known(firstName: string, more: Partial<BridgeMember> = {}) {
  const told = bridgeMember(bridge, firstName, more);
  bridge.addHousehold([told]);
  await compare();
  const row = await api.database.row<{ contact_id: string }>(
    'select contact_id from contact where customer_number = $1',
    [told.customerNumber],
  );
  return { told, contactId: Number(row.contact_id) };
}
const holders = (number: string) =>
  api.database.rows('select pos_key, status from pass_media where pass_number = $1 or rfid_number = $1', [number]);

test('a blocked card of another household takes no number from a pass that is active, whichever is told last', async () => {
  await known('Ana', { media: [pass('A-1', { passNumber: 'N1', rfidNumber: 'C1' })] });
  const blocked = { status: '0', passNumber: 'N1', rfidNumber: 'C1', blockedReason: 'Lost' };
  const { told } = await known('Bo', { media: [pass('B-1', blocked)] });
  for (const number of ['N1', 'C1']) expect(await holders(number)).toEqual([{ pos_key: 'A-1', status: 'active' }]);
  told.media = [pass('B-1', { ...blocked, status: '1', printedAt: '2026-11-25T08:00:00.000Z' })];
  await compare();
  for (const number of ['N1', 'C1']) expect(await holders(number)).toEqual([{ pos_key: 'B-1', status: 'active' }]);
});

test('a product that is told twice is one, and keeps no household from being read', async () => {
  const { contactId } = await known('Fay', { purchases: [ticket('F-1', { productId: 5002 })] });
  expect(await api.database.count(`purchase where contact_id = ${contactId}`)).toBe(1);
  expect(await api.database.rows('select name from product where product_id = 5002')).toEqual([
    { name: 'Group lesson' },
  ]);
});

test('what a shop’s list told before the bridge stays while that does not tell it, and what it told itself goes', async () => {
  const { told, contactId } = await known('Gil', { purchases: [ticket('G-1'), ticket('G-2')] });
  const product = new Map([['ski-set', { id: 5001, isSeasonPass: false }]]);
  const { key } = ordersOf([orderOfFamily().lines[0]], product, new Date()).orders[0]!.lines[0]!;
  await api.database.rows(
    `insert into purchase (contact_id, product_id, kind, pos_key) values ($1, 5001, 'orderLine', $2)`,
    [contactId, key],
  );
  told.purchases = [ticket('G-1')];
  await compare();
  const kept = 'select pos_key from purchase where contact_id = $1 order by pos_key';
  expect(await api.database.rows(kept, [contactId])).toEqual([{ pos_key: 'G-1' }, { pos_key: key }]);
});

test('a number moves to a blocked card once the pass that had it is told without it', async () => {
  const { told } = await known('Cy', { media: [pass('C-1', { passNumber: 'N2' })] });
  told.media = [pass('C-1', { passNumber: 'N3' }), pass('C-2', { status: '0', passNumber: 'N2' })];
  await compare();
  expect(await holders('N2')).toEqual([{ pos_key: 'C-2', status: 'inactive' }]);
});

test('what was done while the database’s clock was a day ahead is told as soon as that is put right', async () => {
  const { contactId } = await known('Ed');
  await api.database.rows(
    `insert into pos_delivery (key, contact_id, kind, data, occurred_at, next_attempt_at, held_until)
     values (gen_random_uuid(), $1, 'contact', '{}', now(), now() + interval '1 day', now() + interval '1 day')`,
    [contactId],
  );
  worker = await startWorker(api.database.url, { ...variables, STORAGE_DIR: api.storageFolder });
  await until(async () => (await api.database.count("pos_delivery where status = 'waiting'")) === 0);
});

test('what a partner had signed stays done after its refused hand-over was discarded', async () => {
  const { told, contactId } = await known('Di');
  await api.database.rows(
    `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on) values ($1, 'W-1', current_date, null)`,
    [contactId],
  );
  const { id } = await api.database.row<{ id: string }>(
    `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status, error)
     values (gen_random_uuid(), $1, 'authorization', '{"posWaiverId": "W-1"}', now(), 'failed', 'x') returning id`,
    [contactId],
  );
  await admin.delete(`/api/admin/operations/hand-overs/${id}`).expect(200);
  expect((await admin.get('/api/admin/operations/hand-overs').expect(200)).body).toEqual([]);
  told.lastName = 'Fischer-Weber';
  await compare();
  const held = 'select pos_waiver_id from waiver_authorization where contact_id = $1';
  expect(await api.database.rows(held, [contactId])).toEqual([{ pos_waiver_id: 'W-1' }]);
});

test('a photo that was replaced before it was handed over is not missed there', async () => {
  const { contactId } = await known('Eli');
  await api.database.rows(
    `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status)
     select gen_random_uuid(), $1, 'photo', '{"storageKey": "photos/gone.jpg", "sha256": "0"}', now(), status
     from unnest(array['waiting', 'discarded']) status`,
    [contactId],
  );
  worker = await startWorker(api.database.url, { ...variables, STORAGE_DIR: api.storageFolder });
  await until(async () => (await api.database.rows(`select from pos_delivery where status = 'waiting'`)).length === 0);
  expect(await compare()).toMatchObject({ missing: 0 });
});

test('a birth date that it does not know is told to it as it is told here, and stays', async () => {
  const email = 'noah@example.com';
  const noah = bridgeMember(bridge, 'Noah', { email, dateOfBirth: born(31) });
  const lena = bridgeMember(bridge, 'Lena', { dateOfBirth: null });
  bridge.addHousehold([noah, lena]);
  const agent = await api.as({ sub: email, email, email_verified: true, given_name: 'Noah', family_name: 'Fischer' });
  const lenaHere = async () => (await agent.get('/api/profile').expect(200)).body.contacts[1];
  const { contactId, age } = await lenaHere();
  expect(age).toBeNull();
  await agent
    .post('/api/family/birthdate')
    .send({ contactId, dateOfBirth: born(9) })
    .expect(200);
  worker = await startWorker(api.database.url, { ...variables, STORAGE_DIR: api.storageFolder });
  await until(() => lena.dateOfBirth === born(9));
  lena.dateOfBirth = null;
  expect(await lenaHere()).toMatchObject({ contactId, firstName: 'Lena', age: 9 });
});

test('who was erased here is not brought back by the comparison, only by signing in', async () => {
  const email = 'fay@example.com';
  const { told, contactId } = await known('Fay', { email, dateOfBirth: born(31) });
  const claims = { sub: email, email, email_verified: true, given_name: 'Fay', family_name: 'Fischer' };
  const phone = await api.as({ ...claims, iat: Math.floor(Date.now() / 1000) - 90 });
  await phone.get('/api/profile').expect(200);
  await admin.post(`/api/admin/guests/${contactId}/erasure`).expect(200);
  const phones = () => api.database.rows('select phone from contact where email = $1', [email]);
  const changedThere = async (phone: string) => {
    told.phone = phone;
    await compare();
  };
  await changedThere('+1 970 555 0101');
  expect(await phones()).toEqual([]);
  const kept = await api.database.rows('select e::text from erased_customer e');
  expect([kept.length, JSON.stringify(kept).includes(told.customerNumber)]).toEqual([1, false]);
  await phone.get('/api/profile').expect(401);
  expect(await phones()).toEqual([]);
  await (await api.as(claims)).get('/api/profile').expect(200);
  await changedThere('+1 970 555 0102');
  expect(await phones()).toEqual([{ phone: '+1 970 555 0102' }]);
});

test('who is erased while the point of sale is asked about them is not brought back by that, nor by the comparison', async () => {
  const email = 'gus@example.com';
  const { told, contactId } = await known('Gus', { email, dateOfBirth: born(31) });
  const claims = { sub: email, email, email_verified: true, given_name: 'Gus', family_name: 'Fischer' };
  const phone = await api.as({ ...claims, iat: Math.floor(Date.now() / 1000) - 90 });
  await phone.get('/api/profile').expect(200);
  told.phone = '+1 970 555 0103';
  const client = api.app.get(BridgeClient);
  const ask = client.household.bind(client);
  const asking = jest.spyOn(client, 'household').mockImplementationOnce(async (number) => {
    const answer = await ask(number);
    await admin.post(`/api/admin/guests/${contactId}/erasure`).expect(200);
    return answer;
  });
  await phone.get('/api/profile').expect(401);
  asking.mockRestore();
  told.phone = '+1 970 555 0104';
  await compare();
  expect(await api.database.rows('select phone from contact where email = $1', [email])).toEqual([]);
});

test('who is erased after the comparison has looked for erased ones is not brought back by it', async () => {
  const email = 'hal@example.com';
  const { told, contactId } = await known('Hal', { email, dateOfBirth: born(31) });
  told.phone = '+1 970 555 0105';
  const erased = api.app.get(ErasedCustomersQueries);
  const among = erased.among.bind(erased);
  const looking = jest.spyOn(erased, 'among').mockImplementationOnce(async (numbers) => {
    const found = await among(numbers);
    await admin.post(`/api/admin/guests/${contactId}/erasure`).expect(200);
    return found;
  });
  await compare();
  looking.mockRestore();
  expect(await api.database.rows('select phone from contact where email = $1', [email])).toEqual([]);
});

test('a household that is read while an erasure of it ends is not there, and nothing fails', async () => {
  const email = 'ivy@example.com';
  const { told, contactId } = await known('Ivy', { email, dateOfBirth: born(31) });
  const phone = await api.as({ sub: email, email, email_verified: true, given_name: 'Ivy', family_name: 'Fischer' });
  await phone.get('/api/profile').expect(200);
  told.purchases = [ticket('T-ivy')];
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  // It waits here, when it has the household already.
  await holder.query('begin; lock table rental_profile in share mode');
  const erased = admin.post(`/api/admin/guests/${contactId}/erasure`).then(({ status }) => status);
  await lockWaits(api.database);
  const read = admin.get(`/api/admin/guests/${contactId}`).then(({ status, body }) => [status, body.code]);
  await lockWaits(api.database, 2);
  await holder.query('commit');
  await holder.end();
  expect([await erased, await read]).toEqual([200, [404, 'contact.unknown']]);
  expect(await api.database.rows('select from contact where email = $1', [email])).toEqual([]);
});
