import type { BridgeMember, Profile, Wholeness } from '@arrival/contracts';
import { ComparisonService } from '../../../api/src/domains/pos/bridge/comparison.service';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bridgeMember, pass, ticket } from '../../support/bridge-people';
import { born, buildHousehold } from '../../support/build-household';
import { buildPhoto } from '../../support/build-images';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  taskOf,
} from '../../support/checkin';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** An operator's point of sale behind a bridge: read while it answers, last known while it does not, and told once of all that guests do (D26, D27). */
let api: TestApi;
let resort: CheckinResort;
let bridge: PosBridge;
let worker: TestWorker | undefined;
let admin: SignedInAgent;
let variables: Record<string, string>;

beforeAll(async () => {
  const product = { productId: 5001, code: 'LIFT', name: 'Day Lift Ticket', isSeasonPass: false, requiresImage: false };
  bridge = await startPosBridge({
    products: [{ ...product, rules: [], posWaiverIds: [] }],
    opens: { 5001: ['GONDOLA'] },
  });
  variables = {
    ...{ POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token },
    ...{ POS_ASK_AGAIN_SECONDS: '1', POS_FRESH_SECONDS: '0' },
  };
  api = await startApi({ ...variables, ...administratorVariables, FEATURES: 'PassChecker' });
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
  worker = await startWorker(api.database.url, { ...variables, STORAGE_DIR: api.storageFolder });
};
const someone = (firstName: string, more: Partial<BridgeMember> = {}) => bridgeMember(bridge, firstName, more);
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
  until(async () => (await api.database.rows(`select from pos_delivery where status = 'waiting'`)).length === 0);
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

test('somebody whom it knows twice is there twice, also after a rename there to the name of somebody else', async () => {
  const { agent, lena } = await fischers();
  const body = { firstName: 'Mia', lastName: 'Fischer', dateOfBirth: born(9) };
  await agent.post('/api/family/addmember').send(body).expect(200);
  lena.firstName = 'Mia';
  const names = async () => (await profileOf(agent)).contacts.map(({ firstName }) => firstName);
  expect(await names()).toEqual(['Noah', 'Mia', 'Mia']);
  bridge.households.find(({ members }) => members.includes(lena))?.members.push(someone('Mia'), someone('Mia'));
  const comparison = api.app.get(ComparisonService);
  expect(await comparison.compare(new AbortController().signal)).toMatchObject({ left: 0 });
  expect(await names()).toEqual(['Noah', 'Mia', 'Mia', 'Mia']);
  await agent.post('/api/family/addmember').send(body).expect(409);
});

test('somebody whom a guest added is who it tells of later, however it writes the name', async () => {
  const { agent, lena } = await fischers();
  const zoe = { firstName: 'Zoë', lastName: 'Fischer', dateOfBirth: born(9) };
  const added = (await agent.post('/api/family/addmember').send(zoe).expect(200)).body;
  bridge.households.find(({ members }) => members.includes(lena))?.members.push(someone('ZOE'));
  const [, , ...others] = (await profileOf(agent)).contacts;
  expect(others).toMatchObject([{ contactId: added.contactId, firstName: 'ZOE' }]);
});

test('a child that it tells of in the households of both parents is taken over in one; the other is counted', async () => {
  const shared = someone('Jo');
  for (const parent of ['Ana', 'Leo']) bridge.addHousehold([someone(parent), shared]);
  expect(await api.app.get(ComparisonService).compare(new AbortController().signal)).toMatchObject({ left: 1 });
  const names = `select first_name from contact where first_name in ('Ana', 'Leo', 'Jo') order by contact_id`;
  expect(await api.database.rows(names)).toEqual([{ first_name: 'Ana' }, { first_name: 'Jo' }]);
  bridge.households.at(-1)?.members.pop();
  expect(await api.app.get(ComparisonService).compare(new AbortController().signal)).toMatchObject({ left: 0 });
});

const checked = async (passId: string) => {
  const asked = { passId, date: '2031-01-02' };
  return (await api.request.post('/api/profile/passes/check').send(asked).expect(200)).body;
};
const placedAt = async (passCheckerLocationId: string) => {
  const { body } = await admin.get('/api/admin/settings').expect(200);
  await admin
    .put('/api/admin/settings')
    .send({ ...body, passCheckerLocationId })
    .expect(200);
};
const kept = (number: string) =>
  api.database.rows('select pos_key, status from pass_media where pass_number = $1 or rfid_number = $1', [number]);

test('a pass is asked about there, at the lift or the one place; while it is away, what it told last counts', async () => {
  const media = [
    pass('P-1', { passNumber: 'SP1', rfidNumber: 'E1' }),
    pass('P-2', { status: '0', passNumber: 'SP2', blockedReason: 'Stolen' }),
  ];
  const { agent } = await fischers({ media });
  await profileOf(agent);
  await placedAt('GONDOLA');
  const valid = { isValid: true, productName: 'Day Lift Ticket', validFrom: '2031-01-02', validTo: '2031-01-02' };
  for (const number of ['sp-1', 'E1']) expect(await checked(number)).toMatchObject(valid);
  await placedAt('NORDIC');
  await api.database.rows(
    `insert into collection_item (collection_id, name, value) values (2, 'not at this lift', 'This pass is for the gondola.')`,
  );
  await until(async () => (await checked('SP1')).isValid === false);
  expect(await checked('SP1')).toMatchObject({ reasonCode: 'blocked', reasonText: 'This pass is for the gondola.' });
  expect(await checked('SP2')).toMatchObject({ isValid: false, reasonCode: 'blocked' });
  expect(await checked('SP9')).toMatchObject({ isValid: false, reasonCode: 'unknown' });
  bridge.behave('down');
  expect(await checked('SP1')).toMatchObject(valid);
  expect(await checked('SP2')).toMatchObject({ isValid: false, reasonCode: 'blocked' });
  expect(await checked('SP9')).toMatchObject({ isValid: false, reasonCode: 'unknown' });
});

test('a number stands on one pass: on the active one of two, and where it is told next when it moves', async () => {
  const media = [
    pass('D-1', { status: '0', passNumber: 'SAME', rfidNumber: 'C1' }),
    pass('D-2', { passNumber: 'SAME', rfidNumber: 'C2' }),
  ];
  const { agent, noah, lena } = await fischers({ media });
  await profileOf(agent);
  expect(await kept('SAME')).toEqual([{ pos_key: 'D-2', status: 'active' }]);
  noah.media = [pass('D-1', { passNumber: 'OTHER', rfidNumber: 'C2' })];
  lena.media = [pass('D-2', { passNumber: 'SAME', rfidNumber: 'C1' }), pass('D-3')];
  await profileOf(agent);
  for (const [number, key] of [
    ['SAME', 'D-2'],
    ['OTHER', 'D-1'],
    ['C1', 'D-2'],
    ['C2', 'D-1'],
  ] as const)
    expect(await kept(number)).toEqual([{ pos_key: key, status: 'active' }]);
  const stranger = await fischers({ media: [pass('D-4', { passNumber: 'OTHER' })] });
  await profileOf(stranger.agent);
  expect(await kept('OTHER')).toEqual([{ pos_key: 'D-4', status: 'active' }]);
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
);

test('a photo comes to it with its picture, by one call or by two', async () => {
  const { agent } = await fischers();
  const ids = (await profileOf(agent)).contacts.map(({ contactId }) => contactId);
  const [head = 0, child = 0] = ids;
  const picture = await buildPhoto(400, 400);
  const { photoContactTasks: tasks } = await group(agent, resort, ids);
  const call = agent.post(`/api/tasks/contact/complete/Photo/Upload?contactId=${head}`);
  await call
    .field('task', JSON.stringify(taskOf(tasks, head)))
    .attach('file', picture, 'photo.jpg')
    .expect(200);
  await agent.post(`/api/photo/Contact/Upload?contactId=${child}`).attach('file', picture, 'photo.jpg').expect(200);
  expect((await complete(agent, taskOf(tasks, child), {})).status).toBe(200);
  await work();
  await settled();
  expect([cameOf(head), cameOf(child)]).toEqual([['photo'], ['photo']]);
});

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
