import type { ContactActivity, StaffHousehold, WithdrawnWaiver } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { behindBridge } from '../../support/behind-bridge';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { toldEvents } from '../../support/told-events';

/** A waiver that must not count is withdrawn by staff (D73). */
let api: TestApi;
let resort: CheckinResort;
let boss: SignedInAgent;
let emma: SignedInAgent;
let headId: number;
let mia: number;
let leo: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>' });
});
beforeEach(async () => {
  const { carters, ...family } = await signedInCarters(api);
  ({ emma, mia, leo } = family);
  headId = carters.headId;
});
afterAll(() => api.close());

const signed = { agree: true, signerName: 'Emma Carter', consent: true, relationship: 'parent' };
const sign = async (contactId: number) => {
  const { waiverContactTasks } = await group(emma, resort, [contactId]);
  const task = taskOf(waiverContactTasks, contactId);
  return complete(emma, task, { ...signed, rolTextHash: task.relatedObject.rolTextHash });
};
const withdraw = (contactId: number, told: object = {}) =>
  boss
    .post(`/api/admin/guests/${contactId}/withdrawn-waivers`)
    .send({ posWaiverId: 'W-SEASON', reason: 'Signed by the brother', ...told });
const recordOnPaper = () =>
  boss.post(`/api/admin/guests/${leo}/paper-waivers`).send({
    locationId: resort.locationId,
    activityId: resort.activityId,
    taskId: resort.tasks.waiver,
    contactIds: [leo],
    signedOn: new Date().toISOString().slice(0, 10),
    signerName: 'Emma Carter',
  });
const isDone = async (contactId: number) => {
  const { body } = await emma.get(`/api/activities/locations/${resort.locationId}/contacts`).expect(200);
  const member = (body as ContactActivity[])[0]!.contacts.find((contact) => contact.contactId === contactId)!;
  return member.reasons.find(({ taskId }) => taskId === resort.tasks.waiver)!.isComplete;
};
const member = async (contactId: number) =>
  ((await boss.get(`/api/admin/guests/${headId}`).expect(200)).body as StaffHousehold).members.find(
    (contact) => contact.contactId === contactId,
  )!;

test('it is asked again of that member alone, and signed again it counts; what was signed stays', async () => {
  await sign(mia).then(({ status }) => expect(status).toBe(200));
  await sign(leo).then(({ status }) => expect(status).toBe(200));
  expect((await member(mia)).heldWaivers).toEqual([{ posWaiverId: 'W-SEASON', title: 'Season waiver' }]);
  expect((await withdraw(mia).expect(200)).body as WithdrawnWaiver).toEqual({ posWaiverId: 'W-SEASON', ended: 1 });
  expect([await isDone(mia), await isDone(leo)]).toEqual([false, true]);
  const after = await member(mia);
  expect([after.heldWaivers, after.signatures.map(({ isHeld }) => isHeld)]).toEqual([[], [false]]);
  const { body } = await boss.get(`/api/admin/signatures/${after.signatures[0]!.id}/verification`).expect(200);
  // Whole, and not sealed yet.
  expect(body.state).toBe('waiting');
  const again = await sign(mia);
  expect([again.status, again.body.isComplete]).toEqual([200, true]);
  expect(await isDone(mia)).toBe(true);
  expect((await member(mia)).signatures.map(({ isHeld }) => isHeld)).toEqual([true, false]);
});

test('what was recorded as signed on paper is withdrawn too, and may be recorded again', async () => {
  expect((await recordOnPaper().expect(200)).body.added).toEqual([leo]);
  await withdraw(leo, { reason: 'It was Mia’s paper' }).expect(200);
  expect(await isDone(leo)).toBe(false);
  expect((await recordOnPaper().expect(200)).body.added).toEqual([leo]);
  expect(await isDone(leo)).toBe(true);
});

test('the trail says who and why, once, however often it is asked', async () => {
  await sign(mia);
  const since = await lastAuditId(api);
  const answers = await Promise.all([withdraw(mia), withdraw(mia), withdraw(mia)]);
  expect(answers.map(({ body }) => body.ended).sort()).toEqual([0, 0, 1]);
  expect(await auditRows(api, since)).toMatchObject([
    {
      action: 'household.waiver_withdrawn',
      entity_id: String(mia),
      actor_email: 'boss@example.com',
      after: { name: 'Mia Carter', title: 'Season waiver', purpose: 'Signed by the brother' },
    },
  ]);
});

test('other systems are told, once, by the signature that they were told of; of paper without one', async () => {
  await sign(mia);
  await Promise.all([withdraw(mia), withdraw(mia)]);
  const told = await toldEvents(api, headId);
  expect(told.map(({ type }) => type)).toEqual(['contact.task.completed', 'waiver.signed', 'waiver.withdrawn']);
  const { signatureId } = told[1]!.data;
  expect(told[2]!.data).toEqual({ contactId: mia, signatureId, posWaiverId: 'W-SEASON' });
  await recordOnPaper().expect(200);
  await withdraw(leo).expect(200);
  expect((await toldEvents(api, headId)).at(-1)).toEqual({
    type: 'waiver.withdrawn',
    data: { contactId: leo, signatureId: null, posWaiverId: 'W-SEASON' },
  });
});

test.each([
  ['reason', { reason: ' x ' }],
  ['posWaiverId', { posWaiverId: '' }],
])('without a %s nothing is withdrawn', async (path, told) => {
  await sign(mia);
  const answer = await withdraw(mia, told);
  expect([answer.status, answer.body.errors]).toMatchObject([400, [{ path }]]);
  expect(await isDone(mia)).toBe(true);
});

test('another household’s guest and nobody are not touched', async () => {
  expect((await withdraw(999_999_999)).body.code).toBe('contact.unknown');
  expect((await emma.post(`/api/admin/guests/${mia}/withdrawn-waivers`).send({})).status).toBe(403);
});

test('behind a bridge it is withdrawn at the point of sale', async () => {
  await behindBridge(async (staff) => {
    const answer = await staff
      .post('/api/admin/guests/1/withdrawn-waivers')
      .send({ posWaiverId: 'W-SEASON', reason: 'Signed by the brother' });
    expect([answer.status, answer.body.code]).toEqual([409, 'household.kept_elsewhere']);
  });
});
