import { COUNTER_ISSUER } from '@arrival/contracts';
import type { SignedInAgent, TestApi } from '../../support/api';
import type { Household } from '../../support/build-household';
import { type CheckinResort, childAnswers, complete, group, signedInCarters, taskOf } from '../../support/checkin';
import { counterAgent, openDesk } from '../../support/counter';

/** Whoever lets a household in could read its children's health answers on the device: the trail says when they were shown (D51, D69). */
let api: TestApi;
let admin: SignedInAgent;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;
let mia: number;
let leo: number;

beforeAll(async () => {
  ({ api, admin, resort } = await openDesk());
});
beforeEach(async () => {
  ({ carters, emma, mia, leo } = await signedInCarters(api));
});
afterAll(() => api.close());

const atCounter = () => counterAgent(api, admin, carters.headId, resort.locationId);
const readsOf = (contactId: number) =>
  api.database.rows<{ subject: string }>(
    `select actor_subject as subject, is_read, is_administrative, after from audit_event
     where actor_issuer = $1 and action = 'health_answers.read' and entity = 'contact' and entity_id = $2 order by id`,
    [COUNTER_ISSUER, String(contactId)],
  );
const sessions = async () =>
  (
    await api.database.rows<{ id: string }>(
      'select id from counter_session where head_contact_id = $1 order by made_at',
      [carters.headId],
    )
  ).map(({ id }) => id);
const onFile = async () => {
  const { childRegistrationContactTasks } = await group(emma, resort, [mia, leo]);
  const task = taskOf(childRegistrationContactTasks, mia);
  await complete(emma, task, childAnswers).expect(200);
  return task;
};

test('answers on file are read by whoever stands there: the trail says so, once a session and child', async () => {
  await onFile();
  await group(emma, resort, [mia, leo]);
  expect(await readsOf(mia)).toEqual([]);
  const device = await atCounter();
  await group(device, resort, [carters.headId, leo]);
  expect(await readsOf(mia)).toEqual([]);
  const groupings = await Promise.all([1, 2, 3].map(() => group(device, resort, [mia, leo])));
  for (const { childRegistrationContactTasks } of groupings)
    expect(taskOf(childRegistrationContactTasks, mia).relatedObject).toMatchObject({ foodAllergy: 'Peanuts' });
  await group(await atCounter(), resort, [mia]);
  const [first, second] = await sessions();
  expect(await readsOf(mia)).toEqual(
    [first, second].map((sessionId) => ({
      subject: sessionId,
      is_read: true,
      is_administrative: true,
      after: { name: 'Mia Carter', sessionId },
    })),
  );
  expect(await readsOf(leo)).toEqual([]);
  // The trail leads from what was read to who let the household in.
  const { body } = await admin.get('/api/admin/audit').query({ filter: JSON.stringify({ q: second }) });
  const read = { action: 'health_answers.read', entityId: String(mia), isRead: true, isRestorable: false };
  expect(body).toMatchObject([
    { ...read, actorEmail: null, isAtCounter: true },
    { action: 'counter.let_in', actorEmail: 'boss@example.com', isAtCounter: false },
  ]);
});

test('answers are shown by no other way without the trail: not by a refused save, nor as what was typed and not saved', async () => {
  const task = await onFile();
  const device = await atCounter();
  const { body } = await complete(device, task, { ...childAnswers, foodAllergy: 'Nuts', version: null }).expect(409);
  expect(body.details.relatedObject).toMatchObject({ foodAllergy: 'Peanuts' });
  expect(await readsOf(mia)).toHaveLength(1);
  const { childRegistrationContactTasks } = await group(emma, resort, [leo]);
  const name = `child.${taskOf(childRegistrationContactTasks, leo).id}`;
  await emma
    .put(`/api/drafts/${name}`)
    .send({ value: { foodAllergy: 'Milk' } })
    .expect(200);
  await emma.get('/api/drafts').expect(200);
  expect(await readsOf(leo)).toEqual([]);
  expect((await device.get('/api/drafts').expect(200)).body.drafts).toMatchObject([{ name }]);
  expect(await readsOf(leo)).toHaveLength(1);
});
