import type { Profile, StaffHousehold } from '@arrival/contracts';
import { Client } from 'pg';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { behindBridge } from '../../support/behind-bridge';
import { addPurchase, born } from '../../support/build-household';
import { lockWaits } from '../../support/lock-waits';

/** Who booked with one e-mail and signs in with another is given the family by staff (D76). */
let api: TestApi;
let boss: SignedInAgent;
let families = 0;
let booked: string;
let used: string;
let lena: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  await api.database.rows(
    "insert into product (product_id, code, name, is_season_pass) values (7, 'SKI-SET', 'Ski set', false)",
  );
});
beforeEach(async () => {
  families++;
  booked = `lena.work.${families}@example.com`;
  used = `lena.${families}@example.com`;
  lena = await signIn(used);
  await lena.get('/api/profile').expect(200);
});
afterAll(() => api.close());

const signIn = (email: string, more: object = {}) =>
  api.as({ sub: email, email, email_verified: true, given_name: 'Lena', family_name: 'Hoffmann', ...more });
const order = async (email: string, orderNumber: string) => {
  const line = { orderNumber, email, lastName: 'Hoffmann', productCode: 'SKI-SET', lastDay: null, isCancelled: false };
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    { ...line, day, phone: null, firstName: 'Mira', dateOfBirth: born(9) },
    { ...line, day, phone: null, firstName: 'Lena', dateOfBirth: born(38) },
  ];
  const { body } = await boss.post('/api/admin/purchases/import').send({ lines, isTrial: false }).expect(200);
  expect(body).toMatchObject({ added: 2, faults: [] });
  const [head] = await api.database.rows<{ id: number }>(
    'select distinct coalesce(c.parent_contact_id, c.contact_id) as id from purchase p join contact c using (contact_id) where p.order_id = $1',
    [orderNumber],
  );
  return head!.id;
};
const give = (contactId: number, told: object = {}) =>
  boss
    .post(`/api/admin/guests/${contactId}/account`)
    .send({ email: used, reason: 'Called, and knew the order’s number', ...told });
const namesOf = async (agent: SignedInAgent) =>
  ((await agent.get('/api/profile').expect(200)).body as Profile).contacts.map(({ firstName }) => firstName);
const read = async (contactId: number) =>
  (await boss.get(`/api/admin/guests/${contactId}`).expect(200)).body as StaffHousehold;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('the guest finds the family at once; the blank household is gone, and the trail says who gave it and why', async () => {
  const headId = await order(booked, '7001');
  expect([(await read(headId)).hasAccount, await namesOf(lena)]).toEqual([false, ['Lena']]);
  const { contactId: own } = ((await lena.get('/api/profile').expect(200)).body as Profile).contact;
  const since = await lastAuditId(api);
  expect((await give(headId).expect(200)).body).toEqual({ headContactId: headId });
  expect(await namesOf(lena)).toEqual(['Lena', 'Mira']);
  expect((await read(headId)).hasAccount).toBe(true);
  expect((await boss.get(`/api/admin/guests/${own}`)).status).toBe(404);
  const trail = await auditRows(api, since);
  expect(trail.filter(({ action }) => action === 'household.account_added')).toMatchObject([
    {
      action: 'household.account_added',
      entity_id: String(headId),
      actor_email: 'boss@example.com',
      after: { name: 'Lena Hoffmann', email: used, purpose: 'Called, and knew the order’s number' },
    },
  ]);
});

test('what the trail said of households that were left, one after the other, goes with the family, too', async () => {
  const own = ((await lena.get('/api/profile').expect(200)).body as Profile).contact.contactId;
  const { contactId: begun } = (
    await boss
      .post('/api/admin/guests')
      .send({ firstName: 'Lena', lastName: 'Hoffmann', dateOfBirth: born(30 + families) })
      .expect(200)
  ).body;
  const headId = await order(booked, `70${families}`);
  const said = () =>
    api.database.rows("select 1 from audit_event where entity_id = any($1) and after ->> 'name' = 'Lena Hoffmann'", [
      [String(own), String(begun)],
    ]);
  await read(own);
  await give(begun).expect(200);
  await read(begun);
  await give(headId).expect(200);
  expect((await said()).length).toBeGreaterThan(2);
  await boss.post(`/api/admin/guests/${headId}/erasure`).expect(200);
  expect(await said()).toEqual([]);
});

test('what is ordered later with either address is the family’s', async () => {
  const headId = await order(booked, '7101');
  await give(headId).expect(200);
  expect(await order(used.toUpperCase(), '7102')).toBe(headId);
  expect(await order(booked, '7103')).toBe(headId);
});

test('an account that only claims the address gets nothing, nor does an address of nobody', async () => {
  const headId = await order(booked, '7201');
  const claimed = `claimed.${used}`;
  const impostor = await signIn(claimed, { email_verified: false });
  expect(await namesOf(impostor)).toEqual(['Lena']);
  expect(codeOf(await give(headId, { email: claimed }))).toEqual([404, 'account.unknown']);
  expect(codeOf(await give(headId, { email: 'nobody@example.com' }))).toEqual([404, 'account.unknown']);
  expect(await namesOf(impostor)).toEqual(['Lena']);
});

test('an account with somebody in its family keeps it, and loses nothing', async () => {
  const headId = await order(booked, '7301');
  await lena
    .post('/api/family/addmember')
    .send({ firstName: 'Jonas', lastName: 'Hoffmann', dateOfBirth: born(5) })
    .expect(200);
  expect(codeOf(await give(headId))).toEqual([409, 'account.in_use']);
  expect(await namesOf(lena)).toEqual(['Lena', 'Jonas']);
});

test.each([
  [
    'what was bought, and cancelled',
    async (own: number) => addPurchase(api.database, own, { productId: 7, status: 'cancelled' }),
  ],
  [
    'what was told for the rental',
    (own: number) =>
      api.database.rows(
        "insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key) values ($1, 'A09', 'I', 'H', 'D')",
        [own],
      ),
  ],
])('%s stays with its account', async (what, keep) => {
  const headId = await order(booked, `73${what.length}`);
  await keep(((await lena.get('/api/profile').expect(200)).body as Profile).contact.contactId);
  expect(codeOf(await give(headId))).toEqual([409, 'account.in_use']);
  expect((await read(headId)).hasAccount).toBe(false);
});

test('a household to which somebody signs in is given to nobody else, also when two give it at once', async () => {
  const headId = await order(booked, '7401');
  const other = `other.${used}`;
  const second = await signIn(other);
  await second.get('/api/profile').expect(200);
  const answers = await Promise.all([give(headId), give(headId, { email: other })]);
  expect(answers.map(codeOf).sort()).toEqual([
    [200, undefined],
    [409, 'household.has_account'],
  ]);
  expect([await namesOf(lena), await namesOf(second)].map(({ length }) => length).sort()).toEqual([1, 2]);
});

test('who books with the address signs in for the first time while it is given: one of the two has it', async () => {
  const headId = await order(booked, `76${families}`);
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    // The trail's row of the gift waits, when all else of it is done.
    await holder.query('lock table audit_event in share mode');
    const given = give(headId).then(codeOf);
    await lockWaits(api.database);
    const found = signIn(booked).then(namesOf);
    await lockWaits(api.database, 2);
    await holder.query('commit');
    expect(await given).toEqual([200, undefined]);
    expect(await found).toEqual(['Lena']);
    expect(await namesOf(lena)).toEqual(['Lena', 'Mira']);
    expect(await api.database.count(`identity where contact_id = ${headId}`)).toBe(1);
  } finally {
    await holder.end();
  }
});

test('the same again, after an answer that was lost or by two clicks, changes nothing', async () => {
  const headId = await order(booked, '7451');
  const answers = await Promise.all([give(headId), give(headId)]);
  const since = await lastAuditId(api);
  for (const { status, body } of [...answers, await give(headId, { email: used.toUpperCase() })])
    expect([status, body]).toEqual([200, { headContactId: headId }]);
  expect(await auditRows(api, since)).toEqual([]);
  expect(await namesOf(lena)).toEqual(['Lena', 'Mira']);
});

test.each([
  ['email', { email: 'nobody' }],
  ['reason', { reason: ' x ' }],
])('without a right %s nothing is given', async (path, told) => {
  const headId = await order(booked, `75${families}`);
  const answer = await give(headId, told);
  expect([answer.status, answer.body.errors]).toMatchObject([400, [{ path }]]);
  expect((await read(headId)).hasAccount).toBe(false);
});

test('of nobody nothing is given, and a guest gives nothing', async () => {
  expect(codeOf(await give(999_999_999))).toEqual([404, 'contact.unknown']);
  expect((await lena.post('/api/admin/guests/1/account').send({})).status).toBe(403);
});

test('behind a bridge accounts are the point of sale’s', async () => {
  await behindBridge(async (staff) => {
    const answer = await staff.post('/api/admin/guests/1/account').send({ email: used, reason: 'Called' });
    expect(codeOf(answer)).toEqual([409, 'household.kept_elsewhere']);
  });
});
