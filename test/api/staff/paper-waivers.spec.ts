import type { ContactActivity, PaperWaiver } from '@arrival/contracts';
import { lastDayAsMinor } from '@arrival/rules';
import { EventsService } from '../../../api/src/domains/webhooks/events.service';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born } from '../../support/build-household';
import { buildCheckinResort, type CheckinResort, signedInCarters } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';

/** What a guest signs on paper at the desk is done, once staff say so (D72). */
let api: TestApi;
let resort: CheckinResort;
let boss: SignedInAgent;
let emma: SignedInAgent;
let mia: number;
let leo: number;

beforeEach(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>' });
  ({ emma, mia, leo } = await signedInCarters(api));
});
afterEach(() => api.close());

const day = (ahead = 0) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const paper = (contactIds: number[], changes: object = {}) => ({
  locationId: resort.locationId,
  activityId: resort.activityId,
  taskId: resort.tasks.waiver,
  contactIds,
  signedOn: day(-1),
  signerName: 'Emma Carter',
  ...changes,
});
const record = (contactIds: number[], changes: object = {}) =>
  boss.post(`/api/admin/guests/${mia}/paper-waivers`).send(paper(contactIds, changes));
const reasonOf = async (contactId: number) => {
  const { body } = await emma.get(`/api/activities/locations/${resort.locationId}/contacts`).expect(200);
  const [activity] = body as ContactActivity[];
  const member = activity!.contacts.find((contact) => contact.contactId === contactId)!;
  return member.reasons.find(({ taskId }) => taskId === resort.tasks.waiver)!;
};
const change = async (text: string) => {
  await api.database.rows(text);
  await heardChanges(api);
};

test('it is done for those whom the paper covers, and for them alone; the guest sees it as signed at the resort', async () => {
  const answer = (await record([mia]).expect(200)).body as PaperWaiver;
  expect(answer).toEqual({ contactIds: [mia], added: [mia] });
  expect(await reasonOf(mia)).toMatchObject({ code: 'alreadyValidUntil', isComplete: true });
  expect(await reasonOf(leo)).toMatchObject({ isComplete: false });
  const { body } = await emma.get(`/api/profile/contacts/${mia}`).expect(200);
  expect(body.waiversElsewhere).toMatchObject([{ effectiveOn: day(-1), expiresOn: lastDayAsMinor(born(9)) }]);
  expect(await api.database.rows('select 1 from signature')).toEqual([]);
});

test('the trail says who recorded it, whose signature the paper bears and where it lies, once for each', async () => {
  const since = await lastAuditId(api);
  await record([mia, leo], { filedUnder: 'Folder 12' }).expect(200);
  const rows = (await auditRows(api, since)).filter(({ action }) => action === 'household.waiver_signed_on_paper');
  expect(rows.map(({ entity_id }) => Number(entity_id)).sort()).toEqual([mia, leo].sort());
  expect(rows[0]).toMatchObject({
    ...{ actor_email: 'boss@example.com', entity: 'contact' },
    after: { signerName: 'Emma Carter', signedOn: day(-1), filedUnder: 'Folder 12' },
  });
  const again = (await record([mia, leo]).expect(200)).body as PaperWaiver;
  expect(again).toEqual({ contactIds: [mia, leo], added: [] });
  expect(await auditRows(api, since)).toHaveLength(2);
});

test('a waiver without a text, which nobody can sign in the app, is done at the desk (D55)', async () => {
  await change('update waiver set text_hash = null');
  expect(await reasonOf(mia)).toMatchObject({ code: 'waiverNoText', isComplete: false });
  await record([mia]).expect(200);
  expect(await reasonOf(mia)).toMatchObject({ isComplete: true });
});

test('other systems hear of it, and for which days it holds', async () => {
  await record([mia]).expect(200);
  await change('update task set use_today_as_validation_date = true where task_type_id = 1');
  await record([leo]).expect(200);
  const { events } = await api.app.get(EventsService, { strict: false }).list(undefined, 1000);
  const told = { taskTypeId: 1, taskId: resort.tasks.waiver, effectiveOn: day(-1) };
  expect(events).toMatchObject([
    { type: 'contact.task.completed', data: { ...told, contactId: mia, expiresOn: lastDayAsMinor(born(9)) } },
    { type: 'contact.task.completed', data: { ...told, contactId: leo, expiresOn: day(-1) } },
  ]);
});

test('a daily waiver of yesterday is yesterday’s', async () => {
  await change('update task set use_today_as_validation_date = true where task_type_id = 1');
  for (const added of [[mia], []]) expect((await record([mia]).expect(200)).body).toEqual({ contactIds: [], added });
  expect(await reasonOf(mia)).toMatchObject({ isComplete: false });
  const today = await record([mia], { signedOn: day() }).expect(200);
  expect(today.body).toEqual({ contactIds: [mia], added: [mia] });
  expect(await reasonOf(mia)).toMatchObject({ code: 'signedForToday', isComplete: true });
});

test.each([
  ['a day to come', () => record([mia], { signedOn: day(2) }), 422, 'waiver.signed_ahead'],
  ['somebody of no or another household', () => record([mia, 2_000_000_000]), 404, 'contact.unknown'],
  ['a task that is no waiver', () => record([mia], { taskId: resort.tasks.rental }), 404, 'task.unknown'],
  ['an activity that is not there', () => record([mia], { activityId: 2_000_000_000 }), 404, 'activity.unknown'],
  ['nobody’s signature', () => record([mia], { signerName: ' ' }), 400, 'request.invalid'],
])('%s is refused, and nothing is recorded', async (_, ask, status, code) => {
  const since = await lastAuditId(api);
  const { body, status: answered } = await ask();
  expect([answered, body.code]).toEqual([status, code]);
  expect(await auditRows(api, since)).toEqual([]);
  expect(await reasonOf(mia)).toMatchObject({ isComplete: false });
});

test('one whose season is over stays open: nothing could cover a day to come (D65)', async () => {
  await change('update task set end_effective_date = current_date - 30 where task_type_id = 1');
  const { body } = await record([mia]).expect(422);
  expect(body.code).toBe('waiver.ended');
});

test('at the same time as the guest signs, it is done once', async () => {
  const answers = await Promise.all([record([mia, leo]), record([mia, leo]), record([leo])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await api.database.rows('select contact_id from waiver_authorization')).toHaveLength(2);
  expect(answers.flatMap(({ body }) => (body as PaperWaiver).added).sort()).toEqual([mia, leo].sort());
});
