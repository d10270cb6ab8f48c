import { type ContactActivity, type SharedGrouping, wholeGrouping } from '@arrival/contracts';
import type { SignedInAgent, TestApi } from '../../support/api';
import { startApi } from '../../support/api';
import type { Household } from '../../support/build-household';
import { buildCarters, buildCheckinResort, type CheckinResort, group, taskOf } from '../../support/checkin';

let api: TestApi;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api);
  carters = await buildCarters(api);
  emma = await api.as({ sub: 'emma' });
});

afterAll(() => api.close());

const home = async (agent = emma): Promise<ContactActivity[]> =>
  (await agent.get(`/api/activities/locations/${resort.locationId}/contacts`).expect(200)).body;

test('home says for every member what is left and why', async () => {
  const [activity] = await home();
  expect(activity).toMatchObject({ id: resort.activityId, isLocationDefaultActivity: true });
  const byName = Object.fromEntries(activity!.contacts.map((contact) => [contact.firstName, contact]));
  expect(byName['Emma']).toMatchObject({
    isHeadOfHouseHold: true,
    tasksTotal: 3,
    tasksComplete: 0,
    isCheckInComplete: false,
    isSelected: true,
  });
  expect(byName['Mia']).toMatchObject({ age: 9, tasksTotal: 4, qrCode: null });
  expect(byName['Emma']!.reasons.find(({ taskTypeId }) => taskTypeId === 3)).toMatchObject({
    isAsked: false,
    code: 'notInAgeRange',
  });
  expect(byName['Mia']!.reasons.find(({ taskTypeId }) => taskTypeId === 1)).toMatchObject({
    isAsked: true,
    code: 'requiredByActivity',
  });
});

test('the grouping answers the contact tasks of the chosen members by kind', async () => {
  const [mia] = carters.memberIds as [number];
  const grouping = await group(emma, resort, [carters.headId, mia]);
  expect(grouping.taskTypes.map(({ name }) => name)).toEqual([
    'Waiver',
    'Rental Profile',
    'Child Registration',
    'Photo',
  ]);
  expect(grouping.waiverContactTasks.map(({ contact }) => contact.contactId)).toEqual([carters.headId, mia]);
  expect(grouping.childRegistrationContactTasks.map(({ contact }) => contact.contactId)).toEqual([mia]);
  expect(taskOf(grouping.waiverContactTasks, mia)).toMatchObject({
    completeEndpoint: '/Waiver',
    task: { posWaiverId: 'W-SEASON', enableAgreeCheckbox: true, enableTextSignature: true, enableWetSignature: false },
    relatedObject: {
      rolText: expect.stringContaining('Skiing has risks'),
      rolAccepted: false,
      expectedSignerName: 'Emma Carter',
    },
    isComplete: false,
    isReadOnly: false,
  });
  expect(taskOf(grouping.rentalProfileContactTasks, mia).relatedObject).toMatchObject({
    enableShoeSize: true,
    selectedAge: null,
  });
  expect(taskOf(grouping.childRegistrationContactTasks, mia).relatedObject).toBeNull();
});

test('an adult who is not the account holder types their own name', async () => {
  const daniel = carters.memberIds[2] as number;
  const grouping = await group(emma, resort, [daniel]);
  expect(taskOf(grouping.waiverContactTasks, daniel).relatedObject.expectedSignerName).toBe('Daniel Carter');
});

const shared = async (contactIds: number[]): Promise<SharedGrouping> => {
  const path = `/api/tasks/ContactTaskGrouping/Location/${resort.locationId}`;
  return (await emma.post(path).send({ activityId: resort.activityId, contactIds, form: 'shared' }).expect(200)).body;
};

test('the shared form says everything once, and makes the whole one', async () => {
  const ids = [carters.headId, ...carters.memberIds];
  const lean = await shared(ids);
  expect(lean.contacts.map(({ contactId }) => contactId)).toEqual(ids);
  expect(lean.tasks.map(({ taskTypeId }) => taskTypeId)).toEqual([1, 2, 3, 4]);
  const lists = await emma.get(`/api/rentalprofile/lists/${lean.rentalListsHash}`).expect(200);
  expect(lists.headers['cache-control']).toContain('immutable');
  const whole = await group(emma, resort, ids);
  for (const { relatedObject } of whole.waiverContactTasks) relatedObject.rolText = null;
  expect(wholeGrouping(lean, lists.body)).toEqual(whole);
});

test('waiver texts and rental lists are fetched once by their hash', async () => {
  const { waiverContactTasks } = await shared([carters.headId]);
  const { rolText, rolTextHash } = waiverContactTasks[0]!.relatedObject;
  expect(rolText).toBeNull();
  const text = await emma.get(`/api/waivers/texts/${rolTextHash}`).expect(200);
  expect(text.body.html).toContain('Skiing has risks');
  expect(text.headers['cache-control']).toContain('immutable');
  const unknown = await emma.get(`/api/waivers/texts/${'0'.repeat(64)}`).expect(404);
  expect(unknown.body.code).toBe('waiver.unknown');
  const changed = await emma.get(`/api/rentalprofile/lists/${'0'.repeat(64)}`).expect(404);
  expect(changed.body.code).toBe('rental.lists_unknown');
});

test('nobody sees a member of another household, and the answer is that of an unknown one', async () => {
  await buildCarters(api, 'somebody-else');
  const stranger = await api.as({ sub: 'somebody-else' });
  const ask = (contactId: number) =>
    stranger
      .post(`/api/tasks/ContactTaskGrouping/Location/${resort.locationId}`)
      .send({ activityId: resort.activityId, contactIds: [contactId] });
  const [foreign, unknown] = [await ask(carters.headId), await ask(987_654_321)];
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual({ ...unknown.body, traceId: expect.any(String) });
});

test.each([
  ['an unknown location', 99, {}, 404, 'location.unknown'],
  ['an activity of elsewhere', null, { activityId: 4711 }, 404, 'activity.unknown'],
  ['nobody chosen', null, { contactIds: [] }, 400, 'request.invalid'],
  ['a field that is not known', null, { sendAll: true }, 400, 'request.invalid'],
])('the grouping refuses %s', async (_, location, change, status, code) => {
  const answer = await emma
    .post(`/api/tasks/ContactTaskGrouping/Location/${location ?? resort.locationId}`)
    .send({ activityId: resort.activityId, contactIds: [carters.headId], ...change });
  expect(answer.status).toBe(status);
  expect(answer.body.code).toBe(code);
});

test('a disabled location answers like an unknown one', async () => {
  const { id } = await api.database.row<{ id: number }>(
    "insert into location (name, is_enabled) values ('Closed hut', false) returning id",
  );
  const answer = await emma.get(`/api/activities/locations/${id}/contacts`).expect(404);
  expect(answer.body.code).toBe('location.unknown');
});

test('a member who is done and holds media to print gets the pick-up code', async () => {
  const { headId } = await buildCarters(api, 'ready');
  const { rows } = api.database;
  await rows("insert into product (product_id, code, name) values (1, 'DAY', 'Day ticket')");
  await rows('insert into pass_media (contact_id, product_id) values ($1, 1)', [headId]);
  const ready = await api.as({ sub: 'ready' });
  const codeOf = async () => (await home(ready))[0]!.contacts.find(({ contactId }) => contactId === headId)!.qrCode;
  expect(await codeOf()).toBeNull();
  await rows(
    "insert into waiver_authorization (contact_id, pos_waiver_id, effective_on) values ($1, 'W-SEASON', '2020-01-01')",
    [headId],
  );
  await rows(
    `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key) values ($1, '0-49', 'I', 'H1', 'W1')`,
    [headId],
  );
  const { pickup_code } = await api.database.row('select pickup_code from contact where contact_id = $1', [headId]);
  expect(await codeOf()).toBe(pickup_code);
});

test('paths match whatever their case', async () => {
  await emma.get(`/API/Activities/LOCATIONS/${resort.locationId}/Contacts`).expect(200);
});
