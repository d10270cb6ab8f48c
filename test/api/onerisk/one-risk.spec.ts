import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startApi } from '../../support/api';
import { addPurchase } from '../../support/build-household';
import { buildLocation } from '../../support/build-resort';
import { group, signedInCarters, taskOf } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';
import {
  askedOf,
  askPage,
  bodyOf,
  oneRiskCallbacks as callbacks,
  claimSigned,
  due,
  epochSeconds as now,
  type OneRiskResort,
  openPage,
  outcomesOf,
  settled,
  signingsOf as signings,
  startOneRiskResort,
  stateOf,
  sweep,
  tell,
} from '../../support/one-risk';
import { until } from '../../support/until';

/** Waivers that are signed with 1Risk: asked for by the server, and done when 1Risk itself says so, once (D41, D42). */
let there: OneRiskResort;
let api: OneRiskResort['api'];
let oneRisk: OneRiskResort['oneRisk'];
let taskId: number;

beforeAll(async () => {
  there = await startOneRiskResort();
  ({ api, oneRisk, taskId } = there);
});
afterAll(() => there.close());
afterEach(() => oneRisk.behave('ok'));

type Person = Awaited<ReturnType<typeof signedInCarters>>;

const asked = (contactIds: number[]) => askedOf(there.resort, contactIds);
const ask = (emma: SignedInAgent, contactIds: number[]) => askPage(emma, asked(contactIds));

const opened = () => openPage(there);
const completions = (contactId: number) =>
  api.database.rows('select * from completion where contact_id = $1 and task_id = $2', [contactId, taskId]);
const isDone = async ({ emma, mia }: Person) =>
  taskOf(
    (await group(emma, there.resort, [mia])).waiverContactTasks.filter((task) => task.taskId === taskId),
    mia,
  ).isComplete;

test('1Risk is asked with what is on file, whatever the browser says; its page comes back', async () => {
  const { emma, mia, leo } = await signedInCarters(api);
  const request = asked([mia, leo]);
  Object.assign(request.waivers[0]!.guests[0]!, { firstName: 'Somebody', email: 'else@example.com' });
  const { body } = await emma.post('/api/tasks/Contact/GetOneRiskWaiverUrl').send(request).expect(200);
  const session = oneRisk.sessions.find(({ reference }) => reference === body.reference)!;
  expect(body.url).toBe(`${oneRisk.url}/w/${session.token}`);
  expect(session.request).toMatchObject({
    language: 'en',
    waivers: [
      { waiverId: '1R-7', posWaiverId: 'W-PARTNER', pos: 'RTP', guests: [{ firstName: 'Mia' }, { firstName: 'Leo' }] },
    ],
  });
  expect(session.request.waivers[0]!.guests[0]!.dob).toMatch(/^\d{8}$/);
  expect(JSON.stringify(session.request)).not.toContain('else@example.com');
});

test('a waiver that a purchase asks for names its product by the number and the code of the point of sale', async () => {
  const { activityId } = there.resort;
  await api.database.rows(
    "insert into product (product_id, code, name, pos_waiver_ids) values (71, 'DAY', 'Day', '{W-PARTNER}')",
  );
  await api.database.rows('insert into activity_product (activity_id, product_id) values ($1, 71)', [activityId]);
  const place = { name: 'By purchase', usePosTransactionsAndOrders: true, activityIds: [activityId] };
  const locationId = await buildLocation(api.database, place);
  await heardChanges(api);
  const { emma, mia } = await signedInCarters(api);
  await addPurchase(api.database, mia, { productId: 71 });
  const { body } = await askPage(emma, { ...asked([mia]), locationId }).expect(200);
  const { request } = oneRisk.sessions.find(({ reference }) => reference === body.reference)!;
  expect(request.waivers).toMatchObject([{ posProductId: '71', posProductCode: 'DAY' }]);
});

test('only for the own household, for a waiver of 1Risk, and for whoever still needs it', async () => {
  const { emma, mia } = await signedInCarters(api);
  const stranger = await signedInCarters(api);
  expect((await ask(emma, [stranger.mia]).expect(404)).body.code).toBe('contact.unknown');
  const other = { ...asked([mia]), waivers: [{ waiverId: '1R-8', guests: [{ posGuestId: mia }] }] };
  const { body } = await emma.post('/api/tasks/Contact/GetOneRiskWaiverUrl').send(other).expect(404);
  expect(body.code).toBe('task.unknown');
  expect(await signings(emma)).toEqual([]);
});

test('a household opens thirty pages in ten minutes at most, and another is not held up by it', async () => {
  const { emma, mia } = await signedInCarters(api);
  for (let page = 0; page < 30; page++) await ask(emma, [mia]).expect(200);
  expect((await ask(emma, [mia]).expect(429)).body.code).toBe('request.too_many');
  await opened();
});

test.each(['down', 'hang', 'garbage', 'elsewhere'] as const)('1Risk that is %s is told as such', async (behaviour) => {
  const { emma, mia } = await signedInCarters(api);
  oneRisk.behave(behaviour);
  const { body, headers } = await ask(emma, [mia]).expect(503);
  expect([body.code, Number(headers['retry-after']) > 0]).toEqual(['onerisk.unavailable', true]);
});

test("a browser's word is kept as a claim and signs nothing; 1Risk's word does, with its evidence", async () => {
  const family = await opened();
  const { emma, mia, reference } = family;
  const stranger = await signedInCarters(api);
  await claimSigned(stranger.emma, reference).expect(404);
  expect(await stateOf(emma)).toBe('open');
  const { body } = await claimSigned(emma, reference).expect(200);
  expect(body.signings[0]).toEqual({ reference, taskId, contactIds: [mia], state: 'confirming' });
  expect([await stateOf(emma), await isDone(family)]).toEqual(['confirming', false]);
  const sent = bodyOf({ reference, guests: [mia] });
  await tell(api, sent, { id: 'first' }).expect(200, { received: true });
  await until(async () => (await stateOf(emma)) === 'signed');
  expect(await isDone(family)).toBe(true);
  const [kept] = await api.database.rows("select body, signature, outcome from one_risk_message where id = 'first'");
  expect(kept).toEqual({ body: sent, signature: expect.stringMatching(/^v1,/), outcome: 'signed' });
  const trail = await api.database.rows(
    "select actor_issuer, actor_subject from audit_event where entity_id = $1 and action = 'checkin.waiver_signed_elsewhere'",
    [String(mia)],
  );
  expect(trail).toEqual([{ actor_issuer: '1Risk', actor_subject: reference }]);
  expect((await ask(emma, [mia]).expect(409)).body.code).toBe('task.not_asked');
});

test('early, twice, under another id, out of order: one completion', async () => {
  const family = await opened();
  const { emma, mia, reference } = family;
  const signed = bodyOf({ reference, guests: [mia] });
  await tell(api, signed, { id: 'one' }).expect(200);
  await tell(api, signed, { id: 'one' }).expect(200);
  await Promise.all([tell(api, signed).expect(200), tell(api, signed).expect(200)]);
  await tell(api, bodyOf({ type: 'waiver.declined', reference, guests: [mia] }), { at: now() - 60 }).expect(200);
  await settled(api);
  expect([await stateOf(emma), (await completions(mia)).length, await isDone(family)]).toEqual(['signed', 1, true]);
  expect(await api.database.rows("select 1 from one_risk_message where id = 'one'")).toHaveLength(1);
  const authorizations = await api.database.rows(
    "select 1 from waiver_authorization where contact_id = $1 and pos_waiver_id = 'W-PARTNER'",
    [mia],
  );
  expect(authorizations).toHaveLength(1);
});

test('forged, replayed, late, from the future, written anew: refused, and nothing is kept', async () => {
  const { mia, reference, emma } = await opened();
  const body = bodyOf({ reference, guests: [mia] });
  const before = (await outcomesOf(api)).length;
  const attempts = [
    tell(api, body, { key: `whsec_${Buffer.from('guessed').toString('base64')}` }),
    tell(api, body, { at: now() - 400 }),
    tell(api, body, { at: now() + 400 }),
    tell(api, body, { sent: JSON.stringify(JSON.parse(body), null, 1) }),
    tell(api, body, { sent: body.replace('"D-1"', '"D-2"') }),
    api.request.post(callbacks).send({ type: 'waiver.signed' }),
  ];
  for (const attempt of attempts) expect((await attempt).body.code).toBe('onerisk.callback_refused');
  expect([(await outcomesOf(api)).length - before, await stateOf(emma)]).toEqual([0, 'open']);
});

test('what speaks of others, or of nothing that we know, is kept and changes nothing', async () => {
  const { emma, daniel, mia, reference } = await opened();
  await tell(api, bodyOf({ reference: randomUUID(), guests: [mia] }), { id: 'nothing' }).expect(200);
  await tell(api, bodyOf({ reference, guests: [daniel] }), { id: 'others' }).expect(200);
  await tell(api, JSON.stringify({ type: 'hello' }), { id: 'hello' }).expect(200);
  await settled(api);
  const kept = await api.database.rows<{ id: string; outcome: string }>(
    "select id, outcome from one_risk_message where id in ('nothing', 'others', 'hello') order by id",
  );
  expect(kept).toEqual([
    { id: 'hello', outcome: 'unreadable' },
    { id: 'nothing', outcome: 'unknown' },
    { id: 'others', outcome: 'nobody' },
  ]);
  expect([await stateOf(emma), (await completions(daniel)).length]).toEqual(['open', 0]);
});

test('a waiver that was declined may be opened and signed after all', async () => {
  const { emma, mia, reference } = await opened();
  await tell(api, bodyOf({ type: 'waiver.declined', reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'declined');
  await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'signed');
});

test('what was declined and then signed on the same page is asked about when the page says so', async () => {
  const { emma, mia, reference } = await opened();
  await tell(api, bodyOf({ type: 'waiver.declined', reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'declined');
  await oneRisk.settle(reference, 'signed');
  await claimSigned(emma, reference).expect(200);
  expect(await stateOf(emma)).toBe('confirming');
  await until(async () => {
    await due(api, [reference]);
    return (await stateOf(emma)) === 'signed';
  });
});

test('what was declined is asked about for a week: a signature after all is found, though page and callback said nothing of it', async () => {
  const family = await opened();
  const { emma, mia, reference } = family;
  await tell(api, bodyOf({ type: 'waiver.declined', reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'declined');
  const passed = async () => {
    await due(api, [reference]);
    await sweep(api);
  };
  const asksOf = async () =>
    (await api.database.row<{ asks: number }>('select asks from one_risk_signing where reference = $1', [reference]))
      .asks;
  await oneRisk.settle(reference, 'declined');
  await until(async () => {
    await passed();
    return (await asksOf()) > 1;
  });
  const said = () => api.database.rows('select outcome from one_risk_message where reference = $1', [reference]);
  expect([await stateOf(emma), await said()]).toEqual(['declined', [{ outcome: 'declined' }]]);
  await oneRisk.settle(reference, 'signed');
  await until(async () => {
    await passed();
    return (await stateOf(emma)) === 'signed';
  });
  expect(await isDone(family)).toBe(true);
});

test('what was declined more than a week ago is asked about no more', async () => {
  const { emma, mia, reference } = await opened();
  await tell(api, bodyOf({ type: 'waiver.declined', reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'declined');
  await oneRisk.settle(reference, 'signed');
  await due(api, [reference], ", created_at = now() - interval '7 days 1 hour'");
  await sweep(api);
  expect(await stateOf(emma)).toBe('declined');
});

test('when no callback comes, the page asks the server and the server asks 1Risk', async () => {
  const family = await opened();
  const { emma, reference } = family;
  await oneRisk.settle(reference, 'signed');
  await claimSigned(emma, reference).expect(200);
  expect(await stateOf(emma)).toBe('confirming');
  await due(api, [reference]);
  expect([await stateOf(emma), await isDone(family)]).toEqual(['signed', true]);
});

test('a sweep asks for those who have gone; a claim that 1Risk knows nothing of is open again', async () => {
  const [gone, liar] = [await opened(), await opened()];
  await oneRisk.settle(gone.reference, 'signed');
  await claimSigned(liar.emma, liar.reference).expect(200);
  const both = [gone.reference, liar.reference];
  await due(api, both, ", claimed_at = now() - interval '1 hour'");
  oneRisk.behave('down');
  await sweep(api);
  oneRisk.behave('ok');
  await until(async () => {
    await due(api, both);
    await sweep(api);
    return (await stateOf(gone.emma)) === 'signed';
  });
  await until(async () => (await stateOf(liar.emma)) === 'open');
  expect((await completions(liar.mia)).length).toBe(0);
});

test('without the feature there is nothing here', async () => {
  const off = await startApi({});
  const guest = await off.as();
  await guest.post('/api/tasks/Contact/GetOneRiskWaiverUrl').send({}).expect(404);
  await guest.get('/api/tasks/Contact/OneRiskSignings').expect(404);
  await off.request.post(callbacks).send({}).expect(404);
  await off.close();
});
