import type { Grouping } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { Clock } from '../../../api/src/platform/clock/clock';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildWaiverTask } from '../../support/build-resort';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { noonZone } from '../../support/noon';

/** What a phone kept without a connection and brings on a later day (D70). */
const today = dayInZone(new Date(), noonZone);
const yesterday = addDays(today, -1);
const aDay = '86400';
const twoDays = '172800';
let api: TestApi;
let resort: CheckinResort;
let dailyTask: number;
let emma: SignedInAgent;
let daniel: number;

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api, {});
  dailyTask = await buildWaiverTask(api.database, {
    posWaiverId: 'W-DAILY',
    useTodayAsValidationDate: true,
    isOptional: true,
    customComment: '{SignedDate}',
  });
  await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
    resort.activityId,
    dailyTask,
  ]);
});
beforeEach(async () => {
  ({ emma, daniel } = await signedInCarters(api));
});
afterAll(() => api.close());

const daily = async (): Promise<Grouping['waiverContactTasks'][number]> =>
  taskOf(
    (await group(emma, resort, [daniel])).waiverContactTasks.filter(({ taskId }) => taskId === dailyTask),
    daniel,
  );
async function sign(finishedSecondsAgo?: string) {
  const task = await daily();
  const { rolTextHash } = task.relatedObject;
  const answers = { agree: true, consent: true, rolTextHash, signatureDate: `${yesterday}T10:00:00Z` };
  const call = complete(emma, task, answers);
  return finishedSecondsAgo === undefined ? call : call.set('finished-seconds-ago', finishedSecondsAgo);
}
const spans = () =>
  api.database.rows(
    `select effective_on::text, expires_on::text, signed_at > now() - interval '1 minute' as is_received_now, client_signed_at
     from signature where contact_id = $1 order by signed_at`,
    [daniel],
  );

test('a waiver of the day that was signed yesterday is yesterday’s: today it is open, and the record has both moments', async () => {
  const { status, body } = await sign(aDay);
  expect([status, body.isComplete, body.reason.validUntil]).toEqual([200, false, yesterday]);
  const received = { is_received_now: true, client_signed_at: new Date(`${yesterday}T10:00:00Z`) };
  expect(await spans()).toEqual([{ effective_on: yesterday, expires_on: yesterday, ...received }]);
  expect((await sign()).body.isComplete).toBe(true);
  expect((await daily()).isComplete).toBe(true);
  expect((await spans()).map((span) => span['effective_on'])).toEqual([yesterday, today]);
});

test('who has come of age since is not signed for as a child any more', async () => {
  await api.database.rows("update contact set date_of_birth = $2::date - interval '18 years' where contact_id = $1", [
    daniel,
    today,
  ]);
  const task = await daily();
  const { rolTextHash } = task.relatedObject;
  const forChild = { agree: true, consent: true, rolTextHash, relationship: 'parent' };
  const { status, body } = await complete(emma, task, forChild).set('finished-seconds-ago', twoDays);
  expect([status, body.code]).toEqual([422, 'waiver.signature_invalid']);
  expect(body.errors).toMatchObject([{ path: 'relatedObject.signerName', params: { name: 'Daniel Carter' } }]);
  expect(await spans()).toEqual([]);
});

test('brought twice it counts once, and after a signature of today as well', async () => {
  await sign();
  expect((await sign(aDay)).body.isComplete).toBe(true);
  await sign(aDay);
  expect((await spans()).map((span) => span['effective_on'])).toEqual([today, yesterday]);
});

test('answered yesterday, and its answer lost on the way: today the same call is told that it is open', async () => {
  const task = await daily();
  const answers = { agree: true, consent: true, rolTextHash: task.relatedObject.rolTextHash };
  const send = () => complete(emma, task, answers).set('idempotency-key', 'lost-on-its-way');
  const dayBefore = new Date(Date.now() - Number(aDay) * 1000);
  const clocks = [
    jest.spyOn(Clock.prototype, 'date').mockReturnValue(dayBefore),
    jest.spyOn(Clock.prototype, 'today').mockReturnValue(yesterday),
  ];
  expect((await send()).body.isComplete).toBe(true);
  for (const clock of clocks) clock.mockRestore();
  const { status, body } = await send().set('finished-seconds-ago', aDay);
  expect([status, body.isComplete, body.reason.validUntil]).toEqual([200, false, yesterday]);
  expect((await spans()).map((span) => span['effective_on'])).toEqual([yesterday]);
});

test('a few hours earlier on the same day it is today’s', async () => {
  expect((await sign('3600')).body.isComplete).toBe(true);
});

test('a skip of yesterday leaves nothing out today', async () => {
  const skip = emma.post('/api/tasks/contact/complete/Waiver').send({ ...(await daily()), isSkipped: true });
  const { status, body } = await skip.set('finished-seconds-ago', aDay);
  expect([status, body.isSkipped]).toEqual([200, false]);
});

test.each(['yesterday', '-1', '1.5', '2678401'])('an age of %s is refused', async (age) => {
  const { status, body } = await sign(age);
  expect([status, body.errors[0].path]).toEqual([400, 'finished-seconds-ago']);
});
