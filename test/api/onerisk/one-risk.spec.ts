import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
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
let boss: SignedInAgent;
let oneRisk: OneRiskResort['oneRisk'];
let taskId: number;

beforeAll(async () => {
  there = await startOneRiskResort();
  ({ api, boss, oneRisk, taskId } = there);
});
afterAll(() => there.close());
afterEach(() => oneRisk.behave('ok'));

type Person = Awaited<ReturnType<typeof signedInCarters>>;

const asked = (contactIds: number[]) => askedOf(there.resort, contactIds);
const ask = (emma: SignedInAgent, contactIds: number[]) => askPage(emma, asked(contactIds));

/** Emma's family with the page for Mia open. */
async function opened(): Promise<Person & { reference: string; url: string }> {
  const family = await signedInCarters(api);
  const { body } = await ask(family.emma, [family.mia]).expect(200);
  return { ...family, ...body };
}
const completions = (contactId: number) =>
  api.database.rows('select * from completion where contact_id = $1 and task_id = $2', [contactId, taskId]);
const isDone = async ({ emma, mia }: Person) =>
  taskOf(
    (await group(emma, there.resort, [mia])).waiverContactTasks.filter((task) => task.taskId === taskId),
    mia,
  ).isComplete;

const removeExpired = () =>
  api.app
    .get(RemoveExpiredService, { strict: false })
    .run(randomUUID(), new AbortController().signal, async () => undefined);

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

test('the archive tells of it; an erased household leaves what was signed, in numbers alone', async () => {
  const { emma, mia, leo, carters, reference } = await opened();
  await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'signed');
  await ask(emma, [leo]).expect(200);
  const { body } = await boss.get(`/api/admin/guests/${carters.headId}/archive`).responseType('blob').expect(200);
  const household = unzipSync(new Uint8Array(body))['household.json'] as Uint8Array;
  const { oneRisk: told } = JSON.parse(strFromU8(household));
  expect([told.signings.length, told.messages.length]).toEqual([2, 1]);
  await boss.post(`/api/admin/guests/${carters.headId}/erasure`).expect(200);
  const kept = await api.database.rows<{ text: string }>(
    'select s::text as text from one_risk_signing s where head_contact_id = $1',
    [carters.headId],
  );
  expect([kept.length, kept[0]?.text.includes('Carter')]).toEqual([1, false]);
});

test('what was signed goes with the period of signatures, a child’s after they came of age; what was not after a month', async () => {
  const old = "created_at = now() - interval '8 years', settled_at = now() - interval '8 years'";
  const [adult, child, unsigned] = [await opened(), await opened(), await opened()];
  for (const { reference, mia } of [adult, child]) await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(child.emma)) === 'signed' && (await stateOf(adult.emma)) === 'signed');
  await api.database.rows(`update one_risk_signing set ${old} where reference = any($1)`, [
    [adult.reference, child.reference, unsigned.reference],
  ]);
  await api.database.rows('update one_risk_signing set of_age_on = null where reference = $1', [adult.reference]);
  await removeExpired();
  await sweep(api);
  const left = await api.database.rows<{ reference: string }>(
    'select reference from one_risk_signing where reference = any($1)',
    [[adult.reference, child.reference, unsigned.reference]],
  );
  expect(left).toEqual([{ reference: child.reference }]);
});

test('what was said of two waivers of one page stays as long as one of them does', async () => {
  const old = "created_at = now() - interval '8 years', settled_at = now() - interval '8 years'";
  const { emma, mia, reference } = await opened();
  await tell(api, bodyOf({ reference, guests: [mia] })).expect(200);
  await until(async () => (await stateOf(emma)) === 'signed');
  const { database } = api;
  await database.rows(`update one_risk_signing set ${old} where reference = $1`, [reference]);
  // The same page's waiver for an adult: kept less long than the child's.
  await database.rows(
    `insert into one_risk_signing select (jsonb_populate_record(s, '{"waiver_id": "1R-8", "of_age_on": null}')).* from one_risk_signing s
where reference = $1`,
    [reference],
  );
  const kept = async () => [
    (await database.rows('select waiver_id from one_risk_signing where reference = $1', [reference])).length,
    (await database.rows('select id from one_risk_message where reference = $1', [reference])).length,
  ];
  expect(await kept()).toEqual([2, 1]);
  await removeExpired();
  expect(await kept()).toEqual([1, 1]);
  await database.rows('update one_risk_signing set of_age_on = null where reference = $1', [reference]);
  await removeExpired();
  expect(await kept()).toEqual([0, 0]);
});

test('without the feature there is nothing here', async () => {
  const off = await startApi({});
  const guest = await off.as();
  await guest.post('/api/tasks/Contact/GetOneRiskWaiverUrl').send({}).expect(404);
  await guest.get('/api/tasks/Contact/OneRiskSignings').expect(404);
  await off.request.post(callbacks).send({}).expect(404);
  await off.close();
});
