import type { ContactActivity, TaskReason } from '@arrival/contracts';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildWaiverTask } from '../../support/build-resort';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';

/** What nobody can sign in the app is open "at the desk" and bars nothing else (D55, D65). */

let api: TestApi;
let resort: CheckinResort;
let emma: SignedInAgent;
let mia: number;
const html = '<h2>Acknowledgement of risk</h2><p>Skiing has risks.</p>';
const signed = { agree: true, signerName: 'Emma Carter', consent: true, relationship: 'parent', waiverHTML: html };

beforeEach(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api, { html });
  ({ emma, mia } = await signedInCarters(api));
});
afterEach(() => api.close());

const change = async (text: string) => {
  await api.database.rows(text);
  await heardChanges(api);
};
const home = async () => {
  const activities: ContactActivity[] = (
    await emma.get(`/api/activities/locations/${resort.locationId}/contacts`).expect(200)
  ).body;
  return activities[0]!.contacts.find(({ contactId }) => contactId === mia)!;
};
const reasonOf = async (taskId: number): Promise<TaskReason> =>
  (await home()).reasons.find((reason) => reason.taskId === taskId)!;
const signatures = () => api.database.rows('select 1 from signature');

async function finishTheRest(): Promise<void> {
  const tasks = await group(emma, resort, [mia]);
  await complete(emma, taskOf(tasks.rentalProfileContactTasks, mia), rentalAnswers).expect(200);
  await complete(emma, taskOf(tasks.childRegistrationContactTasks, mia), childAnswers).expect(200);
}

test.each([
  ['without a text', 'update waiver set text_hash = null', 'waiverNoText', 'waiver.no_text'],
  [
    'whose season is over',
    'update task set end_effective_date = current_date - 30 where task_type_id = 1',
    'waiverEnded',
    'waiver.ended',
  ],
])('a required waiver %s stays open, is not signed, and the rest goes on', async (_, how, reason, code) => {
  await change(how);
  expect(await reasonOf(resort.tasks.waiver)).toMatchObject({
    code: reason,
    isAsked: true,
    isComplete: false,
    source: 'activity',
  });
  const waiver = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
  expect(waiver).toMatchObject({ isComplete: false, isReadOnly: false, reason: { code: reason } });
  const answer = await complete(emma, waiver, signed);
  expect([answer.status, answer.body.code, (await signatures()).length]).toEqual([422, code, 0]);
  await finishTheRest();
  expect(await home()).toMatchObject({ isCheckInComplete: false, tasksTotal: 4, tasksComplete: 2 });
});

test('with a text it is signed as ever', async () => {
  await change('update waiver set text_hash = null');
  expect((await reasonOf(resort.tasks.waiver)).code).toBe('waiverNoText');
  await change('update waiver set text_hash = (select hash from waiver_text limit 1)');
  await complete(emma, taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia), signed).expect(200);
  expect((await reasonOf(resort.tasks.waiver)).code).toBe('alreadyValidUntil');
});

test('an optional one without a text can be skipped; the skip ends with its day (D66)', async () => {
  const offer = await buildWaiverTask(api.database, { name: 'Race entry', posWaiverId: 'W-RACE', isOptional: true });
  await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
    resort.activityId,
    offer,
  ]);
  await change("update waiver set text_hash = null where pos_waiver_id = 'W-RACE'");
  const task = (await group(emma, resort, [mia])).waiverContactTasks.find(({ taskId }) => taskId === offer)!;
  await emma
    .post(`/api/tasks/contact/complete${task.completeEndpoint}`)
    .send({ ...task, isSkipped: true })
    .expect(200);
  expect(await reasonOf(offer)).toMatchObject({ code: 'waiverNoText', isSkipped: true });
  await api.database.rows('update task_skip set skipped_on = skipped_on - 1');
  expect(await reasonOf(offer)).toMatchObject({ isSkipped: false, isComplete: false });
});

test('a waiver that becomes one of the day is signed again, and counts for that day (D64)', async () => {
  const waiver = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
  await complete(emma, waiver, signed).expect(200);
  await api.database.rows(
    "update waiver_authorization set created_at = created_at - interval '3 days', effective_on = effective_on - 3",
  );
  await change('update task set use_today_as_validation_date = true where task_type_id = 1');
  expect(await reasonOf(resort.tasks.waiver)).toMatchObject({ code: 'waiverExpired', isComplete: false });
  await complete(emma, taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia), signed).expect(200);
  expect(await reasonOf(resort.tasks.waiver)).toMatchObject({ code: 'signedForToday', isComplete: true });
});
