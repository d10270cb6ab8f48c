import {
  COUNTER_ISSUER,
  counterNowSchema,
  counterRoutes,
  counterStatusSchema,
  type Grouping,
} from '@arrival/contracts';
import { PointOfSale } from '../../../api/src/domains/pos/pos.facade';
import { COUNTER_TOKEN } from '../../../api/src/platform/auth/counter-tokens';
import { auditRows, lastAuditId } from '../../support/administrator';
import type { SignedInAgent, TestApi } from '../../support/api';
import type { Household } from '../../support/build-household';
import { buildPhoto } from '../../support/build-images';
import {
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { counterAgent, counterPath, letIn, openDesk, redeemed, withToken } from '../../support/counter';

/** A household that stands at the counter without a phone: staff let it in, and it checks in on their device (D69). */
const MISSES = 120;
let api: TestApi;
let admin: SignedInAgent;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;
let mia: number;
let leo: number;
let daniel: number;

beforeAll(async () => {
  ({ api, admin, resort } = await openDesk({ LIMIT_ADDRESS_MISSES: String(MISSES), TRUST_PROXY: '1' }));
});
beforeEach(async () => {
  await api.database.rows('delete from rate_limit');
  ({ carters, emma, mia, leo, daniel } = await signedInCarters(api));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const atCounter = () => counterAgent(api, admin, carters.headId, resort.locationId);
const redeem = (code: string) => api.request.post(counterRoutes.session).send({ code });
const statusOf = async (sessionId: string) =>
  counterStatusSchema.strict().parse((await admin.get(counterPath(carters.headId, sessionId)).expect(200)).body);
const sign = (device: SignedInAgent, task: Grouping['waiverContactTasks'][number], signerName: string, more = {}) => {
  const { rolTextHash } = task.relatedObject;
  return complete(device, task, { rolTextHash, agree: true, consent: true, signerName, ...more });
};

test('a household that never had an account checks in, and the record says where', async () => {
  await api.database.rows('delete from identity where contact_id = $1', [carters.headId]);
  const device = await atCounter();
  expect((await device.get('/api/profile').expect(200)).body.contact).toMatchObject({ contactId: carters.headId });
  const everybody = [carters.headId, mia, leo, daniel];
  const { waiverContactTasks, rentalProfileContactTasks, childRegistrationContactTasks, photoContactTasks } =
    await group(device, resort, everybody);
  await sign(device, taskOf(waiverContactTasks, carters.headId), 'Emma Carter').expect(200);
  await sign(device, taskOf(waiverContactTasks, daniel), 'Daniel Carter').expect(200);
  await sign(device, taskOf(waiverContactTasks, mia), 'Emma Carter', { relationship: 'parent' }).expect(200);
  await complete(device, taskOf(rentalProfileContactTasks, mia), rentalAnswers).expect(200);
  await complete(device, taskOf(childRegistrationContactTasks, mia), childAnswers).expect(200);
  const upload = await device
    .post(`/api/photo/Contact/Upload?contactId=${mia}`)
    .attach('photo', await buildPhoto(500, 500), 'mia.jpg')
    .expect(200);
  await complete(device, taskOf(photoContactTasks, mia), { photoHash: upload.body.photoHash }).expect(200);

  const session = await api.database.row<{ id: string }>('select id from counter_session where head_contact_id = $1', [
    carters.headId,
  ]);
  const evidence = await api.database.rows(
    'select contact_id::integer, signer_contact_id::integer, signer_issuer, signer_subject from signature where head_contact_id = $1 order by chain_position',
    [carters.headId],
  );
  const signed = { signer_issuer: COUNTER_ISSUER, signer_subject: session.id };
  expect(evidence).toEqual([
    { contact_id: carters.headId, signer_contact_id: carters.headId, ...signed },
    { contact_id: daniel, signer_contact_id: daniel, ...signed },
    { contact_id: mia, signer_contact_id: carters.headId, ...signed },
  ]);
  // The account holder's own phone, later, finds it done.
  await api.database.rows('insert into identity (issuer, subject, contact_id) values ($1, $2, $3)', [
    api.identity.issuer,
    carters.subject,
    carters.headId,
  ]);
  const later = await group(emma, resort, [mia]);
  expect(taskOf(later.childRegistrationContactTasks, mia)).toMatchObject({ isComplete: true });
});

test('a device that lost the answer is let in again under its key, until the code is old; no other is', async () => {
  const { code, sessionId } = await letIn(admin, carters.headId, resort.locationId);
  const under = (key: string) => redeem(code).set('idempotency-key', key);
  const first = (await under('first-try').expect(200)).body;
  const again = (await under('first-try').expect(200)).body;
  expect(again).toEqual({ ...first, remainingSeconds: expect.any(Number) });
  expect(first.remainingSeconds).toBe(3600);
  await withToken(api, first.token).get('/api/profile').expect(200);
  for (const other of [under('another-device'), redeem(code)])
    expect((await other.expect(404)).body.code).toBe('counter.code_unknown');
  const opened = await api.database.rows(
    "select from audit_event where action = 'counter.opened' and after ->> 'sessionId' = $1",
    [sessionId],
  );
  expect(opened).toHaveLength(1);
  await withToken(api, first.token).delete(counterRoutes.session).expect(200);
  await under('first-try').expect(404);
  expect((await statusOf(sessionId)).state).toBe('ended');
});

test('a lost answer is given no longer than the code would have been', async () => {
  const { code } = await letIn(admin, carters.headId, resort.locationId);
  await redeem(code).set('idempotency-key', 'key').expect(200);
  await api.database.rows(
    "update counter_session set code_until = now() - interval '1 second' where head_contact_id = $1",
    [carters.headId],
  );
  await redeem(code).set('idempotency-key', 'key').expect(404);
});

test('another adult who stands there signs for the children, and has to be one', async () => {
  const device = await counterAgent(api, admin, carters.headId, resort.locationId, daniel);
  const { contact, contacts } = (await device.get('/api/profile').expect(200)).body;
  expect([contact.contactId, contacts[0].contactId]).toEqual([daniel, carters.headId]);
  const { waiverContactTasks } = await group(device, resort, [mia, daniel]);
  const task = taskOf(waiverContactTasks, mia);
  expect(task.relatedObject.expectedSignerName).toBe('Daniel Carter');
  const asEmma = await sign(device, task, 'Emma Carter', { relationship: 'parent' });
  expect(asEmma.body.errors).toMatchObject([{ path: 'relatedObject.signerName' }]);
  await sign(device, task, 'Daniel Carter', { relationship: 'parent' }).expect(200);
  await sign(device, taskOf(waiverContactTasks, daniel), 'Daniel Carter').expect(200);
  const evidence = await api.database.rows(
    'select contact_id::integer, signer_contact_id::integer, signer_name, relationship from signature where head_contact_id = $1 order by chain_position',
    [carters.headId],
  );
  expect(evidence).toEqual([
    { contact_id: mia, signer_contact_id: daniel, signer_name: 'Daniel Carter', relationship: 'parent' },
    { contact_id: daniel, signer_contact_id: daniel, signer_name: 'Daniel Carter', relationship: 'self' },
  ]);
  const others = await signedInCarters(api);
  const letInAs = (signerContactId: number) =>
    admin.post(counterPath(mia)).send({ locationId: resort.locationId, signerContactId });
  expect((await letInAs(leo)).body.code).toBe('waiver.signer_is_minor');
  expect((await letInAs(others.daniel)).body.code).toBe('contact.unknown');
});

test('members are added there too, and only to this household', async () => {
  const device = await atCounter();
  const added = await device
    .post('/api/family/addmember')
    .send({ firstName: 'Nora', lastName: 'Carter', dateOfBirth: '2019-02-01' })
    .expect(200);
  expect((await emma.get('/api/profile').expect(200)).body.contacts).toContainEqual(
    expect.objectContaining({ contactId: added.body.contactId, firstName: 'Nora' }),
  );
});

test('of another household it knows nothing, and of the account it may do nothing', async () => {
  const others = await signedInCarters(api);
  const device = await atCounter();
  await device.get(`/api/activities/locations/${resort.locationId}/contacts`).expect(200);
  const { waiverContactTasks } = await group(others.emma, resort, [others.mia]);
  const stranger = await sign(device, taskOf(waiverContactTasks, others.mia), 'Emma Carter');
  expect([stranger.status, stranger.body.code]).toEqual([404, 'contact.unknown']);
  const upload = await device
    .post(`/api/photo/Contact/Upload?contactId=${others.mia}`)
    .attach('photo', await buildPhoto(500, 500), 'mia.jpg');
  expect(upload.status).toBe(404);
  for (const path of ['/api/profile/archive', '/api/profile/erasure', `/api/profile/contacts/${mia}`])
    expect([path, (await device.get(path)).body.code]).toEqual([path, 'auth.forbidden']);
  expect((await device.get('/api/admin/authenticated')).status).toBe(403);
  expect((await device.post('/api/waivers/links').send({})).status).toBe(403);
});

test('a code works once, in any case and grouping, and a wrong one says nothing', async () => {
  const { code, sessionId, address } = await letIn(admin, mia, resort.locationId);
  expect(new URL(address)).toMatchObject({ pathname: '/counter', hash: `#${code}` });
  expect(await statusOf(sessionId)).toMatchObject({ state: 'waiting' });
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  const answer = await redeem(typed).expect(200);
  expect(answer.body).toMatchObject({
    locationId: resort.locationId,
    contact: { contactId: carters.headId, firstName: 'Emma', lastName: 'Carter' },
  });
  expect(await statusOf(sessionId)).toMatchObject({ state: 'open', untilUtc: answer.body.untilUtc });
  for (const wrong of [code, 'BCDFGHJK', '12345678'])
    expect((await redeem(wrong)).body.code).toBe('counter.code_unknown');
  expect(JSON.stringify(await api.database.rows('select * from counter_session'))).not.toContain(code);
});

test('two devices with one code: one of them is let in', async () => {
  const { code } = await letIn(admin, mia, resort.locationId);
  const answers = await Promise.all([redeem(code), redeem(code), redeem(code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
});

test('a code is not spent by a point of sale that does not answer, and lets in nobody who has left', async () => {
  const { code } = await letIn(admin, mia, resort.locationId, daniel);
  jest.spyOn(api.app.get(PointOfSale), 'findHouseholdOf').mockRejectedValue(new Error('does not answer'));
  const { contact } = (await redeem(code).expect(200)).body;
  expect(contact).toEqual({ contactId: daniel, firstName: 'Daniel', lastName: 'Carter' });
  jest.restoreAllMocks();
  const later = await letIn(admin, mia, resort.locationId, daniel);
  await api.database.rows('update contact set parent_contact_id = null where contact_id = $1', [daniel]);
  expect((await redeem(later.code)).body.code).toBe('counter.code_unknown');
});

test('a household that is erased while it is let in is unknown', async () => {
  const pos = api.app.get(PointOfSale);
  const read = await pos.findHouseholdOf(mia);
  await admin.post(`/api/admin/guests/${carters.headId}/erasure`).send({ familyName: 'Carter' }).expect(200);
  jest.spyOn(pos, 'findHouseholdOf').mockResolvedValueOnce(read);
  const answer = await admin.post(counterPath(mia)).send({ locationId: resort.locationId });
  expect([answer.status, answer.body.code]).toEqual([404, 'contact.unknown']);
});

test('a code that is too old lets nobody in, and a session that is too old nobody go on', async () => {
  const { code, sessionId } = await letIn(admin, mia, resort.locationId);
  await api.database.rows(`update counter_session set code_until = now() - interval '1 second' where id = $1`, [
    sessionId,
  ]);
  await redeem(code).expect(404);
  expect(await statusOf(sessionId)).toMatchObject({ state: 'ended' });
  const device = await atCounter();
  await device.get('/api/profile').expect(200);
  await api.database.rows(`update counter_session set session_until = now() - interval '1 second'`);
  expect((await device.get('/api/profile')).body.code).toBe('auth.required');
});

test('the family hands the device back, staff end it, another code replaces it', async () => {
  const first = await letIn(admin, mia, resort.locationId);
  const left = withToken(api, (await redeemed(api, first.code)).token);
  await left.delete(counterRoutes.session).expect(200, { isEnded: true });
  await left.get('/api/profile').expect(401);
  expect(await statusOf(first.sessionId)).toMatchObject({ state: 'ended' });

  const second = await letIn(admin, mia, resort.locationId);
  const third = await letIn(admin, mia, resort.locationId);
  await redeem(second.code).expect(404);
  const device = withToken(api, (await redeemed(api, third.code)).token);
  await device.get('/api/profile').expect(200);
  expect((await admin.delete(counterPath(mia, third.sessionId)).expect(200)).body).toMatchObject({ state: 'ended' });
  await device.get('/api/profile').expect(401);
  expect((await emma.delete(counterRoutes.session)).body.code).toBe('counter.unknown');
});

test('staff are told which code or session of the household is under way, by whichever member they look', async () => {
  const current = async (contactId = mia) =>
    counterNowSchema.strict().parse((await admin.get(counterPath(contactId)).expect(200)).body).session;
  expect(await current()).toBeNull();
  const replaced = await letIn(admin, mia, resort.locationId);
  const { sessionId, code, codeUntilUtc } = await letIn(admin, mia, resort.locationId);
  expect(sessionId).not.toBe(replaced.sessionId);
  expect(await current(daniel)).toEqual({ sessionId, state: 'waiting', untilUtc: codeUntilUtc });
  const { token, untilUtc } = await redeemed(api, code);
  expect(await current()).toEqual({ sessionId, state: 'open', untilUtc });
  const others = await signedInCarters(api);
  expect(await current(others.mia)).toBeNull();
  await withToken(api, token).delete(counterRoutes.session).expect(200);
  expect(await current()).toBeNull();

  const unused = await letIn(admin, mia, resort.locationId);
  await api.database.rows(`update counter_session set code_until = now() - interval '1 second' where id = $1`, [
    unused.sessionId,
  ]);
  expect(await current()).toBeNull();
  expect((await admin.get(counterPath(2_000_000_000))).body.code).toBe('contact.unknown');
});

test('of two desks that saw nothing under way one lets the household in, and the other is told and replaces it knowingly', async () => {
  const at = (replaces: string | null) =>
    admin.post(counterPath(mia)).send({ locationId: resort.locationId, replaces });
  const answers = await Promise.all([at(null), at(null), at(null)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('counter.under_way');
  const first = answers.find(({ status }) => status === 200)?.body;
  const device = withToken(api, (await redeemed(api, first.code)).token);
  expect((await at(null)).status).toBe(409);
  await device.get('/api/profile').expect(200);

  const second = (await at(first.sessionId).expect(200)).body;
  await device.get('/api/profile').expect(401);
  expect((await at(first.sessionId)).body.code).toBe('counter.under_way');
  await admin.delete(counterPath(mia, second.sessionId)).expect(200);
  await at(second.sessionId).expect(200);
});

test('staff let in whom they find, and it is written down', async () => {
  const since = await lastAuditId(api);
  const { sessionId, code } = await letIn(admin, mia, resort.locationId);
  await withToken(api, (await redeemed(api, code)).token).delete(counterRoutes.session);
  const ended = await letIn(admin, mia, resort.locationId);
  await admin.delete(counterPath(mia, ended.sessionId));
  await admin.delete(counterPath(mia, ended.sessionId));
  const { headId } = carters;
  expect(await auditRows(api, since)).toMatchObject([
    { action: 'counter.let_in', entity: 'contact', entity_id: String(headId), after: { sessionId } },
    { action: 'counter.let_in', actor_email: 'boss@example.com' },
    { action: 'counter.ended', after: { sessionId: ended.sessionId } },
  ]);
  const trail = await api.database.rows(
    'select action from audit_event where actor_issuer = $1 and actor_subject = $2 order by id',
    [COUNTER_ISSUER, sessionId],
  );
  expect(trail).toEqual([{ action: 'counter.opened' }, { action: 'counter.left' }]);

  const unknown = await admin.post(counterPath(2_000_000_000)).send({ locationId: resort.locationId });
  expect(unknown.body.code).toBe('contact.unknown');
  expect((await admin.post(counterPath(mia)).send({ locationId: 999_999 })).body.code).toBe('location.unknown');
  const others = await signedInCarters(api);
  expect((await admin.get(counterPath(others.mia, sessionId))).body.code).toBe('counter.unknown');
  expect((await admin.delete(counterPath(others.mia, sessionId))).body.code).toBe('counter.unknown');
});

test('an erased household is let in nowhere any more, and nothing that was answered there stays', async () => {
  const device = await atCounter();
  const { childRegistrationContactTasks } = await group(device, resort, [mia]);
  await complete(device, taskOf(childRegistrationContactTasks, mia), childAnswers, 'at-the-desk').expect(200);
  const answers = () => api.database.rows("select from idempotency_record where key = 'at-the-desk'");
  expect(await answers()).toHaveLength(1);
  await admin.post(`/api/admin/guests/${carters.headId}/erasure`).send({ familyName: 'Carter' }).expect(200);
  expect((await device.get('/api/profile')).status).toBe(401);
  expect(await answers()).toEqual([]);
});

/** The last ones: this address has guessed too often afterwards. */
test('an address that guessed too often waits, even with a good code; others do not', async () => {
  const { code } = await letIn(admin, carters.headId, resort.locationId);
  const from = (address: string, typed: string) => redeem(typed).set('x-forwarded-for', address);
  for (let guess = 0; guess < 100; guess++) await from('198.51.100.7', 'BCDFGHJK').expect(404);
  const refused = await from('198.51.100.7', code);
  expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await from('198.51.100.8', code).expect(200);
});

test('a device whose session has ended only has to be let in anew, however often it asks; a guessed token is a miss', async () => {
  const device = await atCounter();
  await device.delete(counterRoutes.session).expect(200);
  const asked = async (agent: SignedInAgent, times: number) => {
    const answers = [];
    for (let call = 0; call < times; call++) answers.push((await agent.get('/api/profile')).status);
    return [...new Set(answers)];
  };
  expect(await asked(device, MISSES + 5)).toEqual([401]);
  expect(await asked(withToken(api, `${COUNTER_TOKEN}guessed`), MISSES + 5)).toEqual([401, 429]);
});
