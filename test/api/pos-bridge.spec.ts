import type { BridgeMember, Profile, Wholeness } from '@arrival/contracts';
import { ComparisonService } from '../../api/src/domains/pos/bridge/comparison.service';
import { type PosBridge, startPosBridge } from '../../libs/sandbox/src/pos-bridge/bridge-server';
import { administrator, administratorVariables } from '../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../support/api';
import { born, buildHousehold } from '../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  taskOf,
} from '../support/checkin';
import { until } from '../support/job-worker';
import { startWorker, type TestWorker } from '../support/worker';

/** An operator's point of sale behind a bridge: read while it answers, last known while it does not, and told once of all that guests do (D26, D27). */
let api: TestApi;
let resort: CheckinResort;
let bridge: PosBridge;
let worker: TestWorker | undefined;
let admin: SignedInAgent;
let variables: Record<string, string>;

beforeAll(async () => {
  const product = { productId: 5001, code: 'LIFT', name: 'Day Lift Ticket', isSeasonPass: false, requiresImage: false };
  bridge = await startPosBridge({ products: [{ ...product, rules: [], posWaiverIds: [] }] });
  variables = {
    ...{ POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token },
    ...{ POS_ASK_AGAIN_SECONDS: '1', POS_FRESH_SECONDS: '0' },
  };
  api = await startApi({ ...variables, ...administratorVariables });
  resort = await buildCheckinResort(api);
  admin = await administrator(api);
});
afterEach(async () => {
  bridge.behave('ok');
  await worker?.close();
  worker = undefined;
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

const work = async () => {
  worker = await startWorker(api.database.url, variables);
};
const someone = (firstName: string, more: Partial<BridgeMember> = {}): BridgeMember => ({
  customerNumber: bridge.newNumber(),
  arrivalId: null,
  ...{ firstName, lastName: 'Fischer', dateOfBirth: born(9), email: null, phone: null },
  ...{ purchases: [], media: [], authorizations: [], rentalProfile: null },
  ...more,
});
const ticket = (key: string, more = {}): BridgeMember['purchases'][number] => ({
  ...{ key, productId: 5001, kind: 'ORDERLINE', status: '1', productDate: '2031-01-02', expiresOn: null },
  ...{ orderId: 7, transactionId: null, salesLocationId: null, resortCode: null, resortGroupCode: null },
  ...more,
});
let families = 0;

/** A household that the point of sale alone knows, and its head at our door. */
async function fischers(more: Partial<BridgeMember> = {}) {
  const email = `noah-${++families}@example.com`;
  const noah = someone('Noah', { email, dateOfBirth: born(31), purchases: [ticket(`T-${families}`)], ...more });
  const lena = someone('Lena');
  bridge.addHousehold([noah, lena]);
  const claims = { sub: email, email, email_verified: true, given_name: 'Noah', family_name: 'Fischer' };
  return { agent: await api.as({ ...claims, birthdate: born(31) }), noah, lena };
}
const profileOf = async (agent: SignedInAgent): Promise<Profile> => (await agent.get('/api/profile').expect(200)).body;
const boughtBy = (contactId: number) =>
  api.database.rows('select kind, status from purchase where contact_id = $1', [contactId]);
const settled = () =>
  until(
    async () => (await api.database.rows(`select from pos_delivery where status = 'waiting'`)).length === 0,
    30_000,
  );
const cameOf = (arrivalId: number) =>
  bridge.effects.filter((effect) => effect.arrivalId === arrivalId).map(({ kind }) => kind);

/** Finishes rental profile and registration of a child, and the rental profile of the head. */
async function finish(agent: SignedInAgent, contacts: readonly { contactId: number }[]): Promise<number[]> {
  const ids = contacts.map(({ contactId }) => contactId);
  const { rentalProfileContactTasks, childRegistrationContactTasks } = await group(agent, resort, ids);
  const statuses: number[] = [];
  for (const id of ids)
    statuses.push((await complete(agent, taskOf(rentalProfileContactTasks, id), rentalAnswers)).status);
  for (const task of childRegistrationContactTasks) statuses.push((await complete(agent, task, childAnswers)).status);
  return statuses;
}

test('whoever signs in for the first time finds the household of the point of sale, and what it bought', async () => {
  const { agent } = await fischers();
  const { contacts, asOfUtc } = await profileOf(agent);
  expect([contacts.map(({ firstName }) => firstName), asOfUtc]).toEqual([['Noah', 'Lena'], null]);
  expect(await boughtBy(contacts[0]!.contactId)).toEqual([{ kind: 'orderLine', status: 'open' }]);
  expect(await profileOf(agent)).toMatchObject({ contacts: contacts.map(({ contactId }) => ({ contactId })) });
});

test('an address that nobody verified leads to no household of others', async () => {
  const { noah } = await fischers();
  const claims = {
    sub: 'stranger',
    email_verified: false,
    email: noah.email ?? '',
    given_name: 'Noah',
    family_name: 'Fischer',
  };
  const { contacts } = await profileOf(await api.as({ ...claims, birthdate: born(31) }));
  expect(contacts).toHaveLength(1);
  const second = await api.as({ ...claims, sub: 'second', email_verified: true, birthdate: born(31) });
  expect((await profileOf(second)).contacts).toHaveLength(2);
  const third = await api.as({ ...claims, sub: 'third', email_verified: true, birthdate: born(31) });
  expect((await profileOf(third)).contacts).toHaveLength(1);
});

test('what changes there shows here; what a guest saved last is not taken back', async () => {
  const { agent, noah, lena } = await fischers();
  const [head, child] = (await profileOf(agent)).contacts;
  await finish(agent, [child!]);
  const old = {
    ageKey: '0-49',
    abilityKey: 'II',
    heightKey: 'H1',
    weightKey: 'W1',
    shoeSize: '22',
    goofy: null,
    bootSoleMm: null,
  };
  lena.rentalProfile = { ...old, savedAt: '2020-01-01T08:00:00.000Z' };
  noah.purchases = [ticket(`U-${families}`, { status: '9' })];
  lena.lastName = 'Fischer-Weber';
  expect((await profileOf(agent)).contacts[1]?.lastName).toBe('Fischer-Weber');
  expect(await boughtBy(head!.contactId)).toEqual([{ kind: 'orderLine', status: 'cancelled' }]);
  expect((await group(agent, resort, [child!.contactId])).rentalProfileContactTasks[0]?.isComplete).toBe(true);
});

test('while it is away guests read what was last known, with its time, and finish all the same; then it hears of each thing once, in order', async () => {
  const { agent } = await fischers();
  const { contacts } = await profileOf(agent);
  const [head, child] = contacts;
  bridge.behave('down');
  const { asOfUtc, contacts: known } = await profileOf(agent);
  expect([Date.parse(asOfUtc ?? '') > 0, known.length]).toEqual([true, 2]);
  expect(await finish(agent, contacts)).toEqual([200, 200, 200]);
  await work();
  await until(async () => (await api.database.rows('select from pos_delivery where attempts > 0')).length > 0);
  expect(cameOf(child!.contactId)).toEqual([]);
  bridge.behave('ok');
  await settled();
  expect([cameOf(head!.contactId), cameOf(child!.contactId)]).toEqual([
    ['rentalProfile'],
    ['rentalProfile', 'childRegistration'],
  ]);
  const { rows } = await api.database.row<{ rows: number }>(
    'select count(*)::int as rows from pos_delivery where sealed is not null',
  );
  expect(rows).toBe(0);
  await until(async () => (await profileOf(agent)).asOfUtc === null);
});

test.each(['lose', 'half', 'late', 'reset', 'garbage', 'wrong'] as const)(
  'a bridge that does badly with every second call (%s) is told of everything once',
  async (behaviour) => {
    const { agent } = await fischers();
    const { contacts } = await profileOf(agent);
    await finish(agent, contacts);
    bridge.behave(behaviour, 0.5, 11);
    await work();
    await settled();
    expect(contacts.flatMap(({ contactId }) => cameOf(contactId)).sort()).toEqual([
      'childRegistration',
      'rentalProfile',
      'rentalProfile',
    ]);
  },
  40_000,
);

test('somebody whom it does not know is made known with the first thing they do, and a new member at once', async () => {
  await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'emma' });
  const emma = await api.as({ sub: 'emma' });
  await work();
  const body = { firstName: 'Mia', lastName: 'Carter', dateOfBirth: born(8) };
  const mia = (await emma.post('/api/family/addmember').send(body).expect(200)).body.contactId;
  await until(() => cameOf(mia).length === 1);
  await settled();
  const number = bridge.effects.find(({ arrivalId }) => arrivalId === mia)?.customerNumber;
  const row = await api.database.row('select customer_number from contact where contact_id = $1', [mia]);
  expect(row).toEqual({ customer_number: number });
  expect((await profileOf(emma)).contacts).toHaveLength(2);
  expect(bridge.households.at(-1)?.members.map(({ firstName }) => firstName)).toEqual(['Emma', 'Mia']);
});

test('what it refuses waits for somebody: seen in the console, tried again, or dropped, and nothing after it is held up', async () => {
  const { agent } = await fischers();
  const { contacts } = await profileOf(agent);
  const { headId } = { headId: contacts[0]!.contactId };
  await finish(agent, [contacts[0]!]);
  await api.database.rows(`update pos_delivery set data = data - 'ageKey' where contact_id = $1`, [headId]);
  await work();
  await settled();
  const list = async () => (await admin.get('/api/admin/operations/hand-overs').expect(200)).body;
  const [refused] = await list();
  expect(refused).toMatchObject({ contactId: headId, kind: 'rentalProfile', attempts: 1 });
  expect(refused.error).toMatch(/^effect\.wrong/);
  await api.database.rows(`update pos_delivery set data = data || '{"ageKey": "0-49"}' where id = $1`, [refused.id]);
  await admin.post(`/api/admin/operations/hand-overs/${refused.id}/retry`).expect(200);
  await settled();
  expect([await list(), cameOf(headId)]).toEqual([[], ['rentalProfile']]);
  await api.database.rows(`update pos_delivery set status = 'failed', error = 'x' where contact_id = $1`, [headId]);
  const [again] = await list();
  await admin.delete(`/api/admin/operations/hand-overs/${again.id}`).expect(200);
  expect(await list()).toEqual([]);
  await admin.delete(`/api/admin/operations/hand-overs/${again.id}`).expect(404);
});

test('the first comparison takes over everybody and goes on where it was broken off; later ones make again what was lost there', async () => {
  const { agent } = await fischers();
  const { contacts } = await profileOf(agent);
  await finish(agent, [contacts[0]!]);
  await work();
  await settled();
  for (let household = 0; household < 600; household += 1) bridge.addHousehold([someone(`Kim ${household}`)]);
  const stop = new AbortController();
  const comparison = api.app.get(ComparisonService);
  await expect(comparison.compare(stop.signal, () => stop.abort(new Error('Cut off')))).rejects.toThrow('Cut off');
  const kims = async () => (await api.database.rows(`select from contact where first_name like 'Kim %'`)).length;
  expect(await kims()).toBeGreaterThan(0);
  expect(await kims()).toBeLessThan(600);
  await comparison.compare(new AbortController().signal);
  expect(await kims()).toBe(600);
  const different = await api.database.rows(
    'select from household_document where document::jsonb <> household_json(head_contact_id)::jsonb',
  );
  expect(different).toEqual([]);
  const [told] = bridge.effects.filter(({ arrivalId }) => arrivalId === contacts[0]!.contactId);
  bridge.forget(told!.key);
  expect(await comparison.compare(new AbortController().signal)).toMatchObject({ missing: 1 });
  await settled();
  expect(cameOf(contacts[0]!.contactId)).toEqual(['rentalProfile']);
});

test('whether the bridge is well is asked in the console', async () => {
  const found = async () => {
    const { body } = await admin.get('/api/admin/operations/checks').expect(200);
    const states = (body as Wholeness).checks.map(({ check, finding }) => [check, finding]);
    return Object.fromEntries(states.filter(([check]) => check?.startsWith('pos')));
  };
  await settled();
  expect(await found()).toMatchObject({ posBridge: 'posBridge.fine', posComparison: 'posComparison.fine' });
  bridge.behave('down');
  expect(await found()).toMatchObject({ posBridge: 'posBridge.silent' });
});
