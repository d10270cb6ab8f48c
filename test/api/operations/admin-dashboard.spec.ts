import { type Dashboard, dashboardSchema } from '@arrival/contracts';
import { dayInZone, MS_PER_DAY, timeInZone } from '@arrival/rules';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildReferenceLists, buildWaiverTask } from '../../support/build-resort';
import { buildProducts } from '../../support/catalog-console';
import {
  buildCarters,
  buildCheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  taskOf,
} from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';
import { noonZone } from '../../support/noon';

let api: TestApi;
let admin: SignedInAgent;

beforeEach(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
});
afterEach(() => api.close());

async function read(): Promise<Dashboard> {
  await heardChanges(api);
  return dashboardSchema.strict().parse((await admin.get('/api/admin/dashboard').expect(200)).body);
}
const item = ({ checklist }: Dashboard, code: string) => checklist.find((candidate) => candidate.code === code)!;
const open = ({ checklist }: Dashboard) =>
  checklist.filter(({ isRequired, isDone }) => isRequired && !isDone).map(({ code }) => code);
const post = async (path: string, body: object) => (await admin.post(path).send(body).expect(200)).body;
const put = async (path: string, body: object) => (await admin.put(path).send(body).expect(200)).body;

test('from an empty resort to the first guest: the checklist names what is left and ends ready', async () => {
  const empty = await read();
  expect([empty.isReadyForGuests, empty.isOpenForGuests]).toEqual([false, false]);
  expect(open(empty)).toEqual(['defaultLocation', 'defaultActivities', 'activitiesWithTasks']);

  const location = await post('/api/locations', { name: 'Base' });
  const without = await read();
  expect(item(without, 'defaultActivities').missing).toEqual([{ id: location.id, name: 'Base' }]);

  const activity = await post('/api/activities', { name: 'Skiing' });
  await post(`/api/locations/${location.id}/activities`, { activityId: activity.id });
  await put(`/api/locations/${location.id}`, { name: 'Base', isDefault: true, defaultActivityId: activity.id });
  const noTasks = await read();
  expect(open(noTasks)).toEqual(['activitiesWithTasks']);
  expect(item(noTasks, 'activitiesWithTasks').missing).toEqual([{ id: activity.id, name: 'Skiing' }]);

  const waiver = await post('/api/tasks', {
    name: 'Season waiver',
    taskTypeId: 1,
    posWaiverId: 'W-1',
    enableAgreeCheckbox: true,
  });
  expect((await read()).attention).toContainEqual(
    expect.objectContaining({ code: 'task.unused', link: `/tasks/${waiver.id}` }),
  );
  await post(`/api/activities/${activity.id}/tasks`, { taskId: waiver.id });
  const noText = await read();
  expect(item(noText, 'waiverTexts')).toMatchObject({ isDone: false, missing: [{ id: 'W-1', name: 'Season waiver' }] });
  expect(noText.attention).toEqual([
    { code: 'waiver.no_text', params: { name: 'Season waiver' }, link: '/waivers/W-1' },
  ]);
  await post('/api/admin/waivers', { posWaiverId: 'W-1', title: 'Season', html: '<p>Risks.</p>' });
  const ready = await read();
  expect([ready.isReadyForGuests, open(ready)]).toEqual([true, []]);
});

test('a place that is only being set up closes nothing to guests elsewhere; without its default activity nothing is open', async () => {
  const activity = await post('/api/activities', { name: 'Skiing' });
  const photo = await post('/api/tasks', { name: 'Photo', taskTypeId: 4 });
  await post(`/api/activities/${activity.id}/tasks`, { taskId: photo.id });
  const base = await post('/api/locations', { name: 'Base', isDefault: true, defaultActivityId: activity.id });
  const hut = await post('/api/locations', { name: 'New hut' });
  const begun = await read();
  expect(item(begun, 'defaultActivities').missing).toEqual([{ id: hut.id, name: 'New hut' }]);
  expect([begun.isReadyForGuests, begun.isOpenForGuests]).toEqual([false, true]);
  await put(`/api/locations/${base.id}`, { name: 'Base', isDefault: true, defaultActivityId: null });
  expect((await read()).isOpenForGuests).toBe(false);
});

test('the product brings its rental lists; emptied, they count once a rental profile is asked; texts, theme and a second administrator are a good idea', async () => {
  const location = await post('/api/locations', { name: 'Base', isDefault: true });
  const activity = await post('/api/activities', { name: 'Rental' });
  const rental = await post('/api/tasks', { name: 'Rental profile', taskTypeId: 2 });
  await post(`/api/activities/${activity.id}/tasks`, { taskId: rental.id });
  await post(`/api/locations/${location.id}/activities`, { activityId: activity.id });
  await put(`/api/locations/${location.id}`, { name: 'Base', isDefault: true, defaultActivityId: activity.id });
  expect(open(await read())).toEqual([]);
  await api.database.rows("delete from reference_item where list = 'age' and din_lookup_value > -1");
  await api.database.rows("delete from reference_item where list <> 'age'");
  const before = await read();
  expect(open(before)).toEqual(['referenceLists']);
  expect(item(before, 'referenceLists').missing.map(({ id }) => id)).toEqual(['age', 'ability', 'height', 'weight']);
  await buildReferenceLists(api.database);
  const after = await read();
  expect([
    after.isReadyForGuests,
    ['texts', 'theme', 'administrators'].map((code) => item(after, code).isDone),
  ]).toEqual([true, [false, false, false]]);
  await post('/api/admin/access/email', { email: 'second@example.com' });
  await put('/api/admin/settings', { themeSettings: '{"palette":{"x":"#123456"}}' });
  expect(item(await read(), 'administrators').isDone).toBe(true);
  expect(item(await read(), 'theme').isDone).toBe(true);
});

test('how long the default location is open today, by its own clock', async () => {
  const hours = (today: object) => ({
    monday: today,
    tuesday: today,
    wednesday: today,
    thursday: today,
    friday: today,
    saturday: today,
    sunday: today,
  });
  expect((await read()).opening).toBeNull();
  const base = { name: 'Base', isDefault: true };
  const location = await post('/api/locations', { ...base, openingHours: hours({ opens: '08:00', closes: '16:00' }) });
  expect((await read()).opening).toEqual({ locationName: 'Base', hours: { opens: '08:00', closes: '16:00' } });
  await put(`/api/locations/${location.id}`, { ...base, openingHours: {} });
  expect((await read()).opening).toEqual({ locationName: 'Base', hours: null });
  const zone = { weekday: 'long', timeZone: location.timeZone } as const;
  const yesterday = new Date(Date.now() - MS_PER_DAY).toLocaleDateString('en', zone).toLowerCase();
  await put(`/api/locations/${location.id}`, {
    ...base,
    openingHours: { [yesterday]: { opens: '18:00', closes: '01:00' } },
  });
  expect((await read()).opening).toEqual({ locationName: 'Base', hours: null });
});

test("today's check-ins by hour and by task, in the default location's zone", async () => {
  const resort = await buildCheckinResort(api);
  const carters = await buildCarters(api);
  const emma = await api.as({ sub: 'emma' });
  const [mia, leo] = carters.memberIds as [number, number];
  const hour = () => Number(timeInZone(new Date(), noonZone).slice(0, 2));
  const began = hour();
  const tasks = await group(emma, resort, [mia, leo]);
  await complete(emma, taskOf(tasks.rentalProfileContactTasks, mia), rentalAnswers).expect(200);
  await complete(emma, taskOf(tasks.rentalProfileContactTasks, leo), rentalAnswers).expect(200);
  await complete(emma, taskOf(tasks.childRegistrationContactTasks, mia), childAnswers).expect(200);
  await api.database.rows(`insert into completion (contact_id, task_id, task_type_id, activity_id, location_id, content_hash, completed_on,
    completed_at) values (${mia}, 1, 4, 1, 1, '\\x00', current_date - 2, now() - interval '26 hours')`);
  const { today } = await read();
  expect(today).toMatchObject({
    date: dayInZone(new Date(), noonZone),
    completions: 3,
    members: 2,
  });
  expect(today.byHour).toHaveLength(24);
  // All of them in this hour, or in two when it ended meanwhile.
  const counted = today.byHour.filter((_, at) => at === began || at === hour());
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(today.byTask).toEqual([
    { taskId: resort.tasks.rental, taskName: 'Rental profile', count: 2 },
    { taskId: resort.tasks.child, taskName: 'Child registration', count: 1 },
  ]);
});

test('a waiver without a text is raised from the moment when it is linked, wherever that is (D55)', async () => {
  const activity = await post('/api/activities', { name: 'Not offered anywhere yet' });
  const waiver = await post('/api/tasks', {
    name: 'Race entry',
    taskTypeId: 1,
    posWaiverId: 'W-RACE',
    enableAgreeCheckbox: true,
  });
  const codes = async () => (await read()).attention.map(({ code }) => code);
  expect(await codes()).toEqual(['task.unused']);
  await post(`/api/activities/${activity.id}/tasks`, { taskId: waiver.id });
  expect(await codes()).toEqual(['waiver.no_text']);
  expect((await admin.get(`/api/tasks/${waiver.id}`)).body.isTextMissing).toBe(true);
  await post('/api/admin/waivers', { posWaiverId: 'W-RACE', title: 'Race', html: '<p>Risks.</p>' });
  expect(await codes()).toEqual([]);
  expect((await admin.get(`/api/tasks/${waiver.id}`)).body.isTextMissing).toBe(false);
});

test('codes of the settings that no known purchase has are told: a slip would ask nobody for what they bought', async () => {
  const carters = await buildCarters(api);
  const told = async (settings: object) => {
    await put('/api/admin/settings', {
      resortCodes: null,
      resortGroupCodes: null,
      salesLocationIds: null,
      ...settings,
    });
    return (await read()).attention.filter(({ code }) => code === 'purchases.filtered');
  };
  expect(await told({ resortCodes: 'NORTH' })).toEqual([]);
  await buildProducts(api.database);
  await api.database.rows(
    `insert into purchase (contact_id, product_id, kind, resort_code, resort_group_code, sales_location_id)
select $1, min(product_id), 'orderLine', 'South ', 'Alps', 12 from product`,
    [carters.headId],
  );
  const item = { code: 'purchases.filtered', params: {}, link: '/settings' };
  expect(await told({ resortCodes: 'NORTH' })).toEqual([item]);
  expect(await told({ resortCodes: 'NORTH; SOUTH' })).toEqual([item]);
  expect(await told({ salesLocationIds: '11, 99999999999999999999' })).toEqual([item]);
  expect(await told({ resortCodes: 'south', resortGroupCodes: 'Andes' })).toEqual([item]);
  expect(await told({ resortCodes: 'NORTH, south', resortGroupCodes: ' ALPS', salesLocationIds: '7, 012' })).toEqual(
    [],
  );
  // As pasted from a page or a sheet: with its spaces, tabs and ends of lines.
  expect(await told({ resortCodes: 'NORTH,\n\u00a0south\t', salesLocationIds: '7,\u00a012,\n' })).toEqual([]);
  expect(await told({})).toEqual([]);
});

test('says what needs attention: waivers that end, work that waits, an old key', async () => {
  const resort = await buildCheckinResort(api);
  const carters = await buildCarters(api);
  expect((await read()).attention).toEqual([]);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  for (const [name, offset] of [
    ['Ended', -3],
    ['Ending', 27],
    ['Later', 60],
  ] as const) {
    const task = await buildWaiverTask(api.database, { name, posWaiverId: 'W-SEASON' });
    await api.database.rows('update task set end_effective_date = $2 where id = $1', [task, day(offset)]);
    await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
      resort.activityId,
      task,
    ]);
  }
  await api.database.rows(
    "insert into outbox (job, payload, created_at) values ('x.y', '{}', now() - interval '6 minutes')",
  );
  await api.database.rows("insert into child_registration (contact_id, key_id, sealed) values ($1, 'older', '\\x00')", [
    carters.headId,
  ]);
  const { attention, isReadyForGuests } = await read();
  expect(attention.map(({ code }) => code)).toEqual([
    'health.missing_key',
    'queue.waiting',
    'waiver.ended',
    'waiver.ending',
  ]);
  expect(attention.slice(0, 2).map(({ params }) => params)).toEqual([
    { keyId: 'older', count: 1, kind: 'child_registration' },
    { count: 1 },
  ]);
  expect(attention[2]?.params).toEqual({ name: 'Ended', day: day(-3), isOptional: false });
  expect(attention[3]).toMatchObject({
    params: { name: 'Ending', day: day(27) },
    link: expect.stringMatching(/^\/tasks\/\d+$/),
  });
  expect(isReadyForGuests).toBe(true);
});

test('work that failed for good is told with its kinds until it is done; it does not count as waiting too', async () => {
  await api.database.rows(`with lost as (
    insert into outbox (job, payload, created_at, enqueued_at) values ('pos.deliver', '{}', now() - interval '2 hours', now()) returning id::text, job)
    insert into failed_job (id, job) select id, job from lost`);
  const once = (await read()).attention.find(({ code }) => code === 'queue.failed');
  expect(once).toEqual({
    code: 'queue.failed',
    params: { count: 1, names: ['pos.deliver'], more: 0 },
    link: '/operations',
  });
  await api.database.rows(
    "insert into failed_job (id, job) values ('a', 'photos.sweep-uploads'), ('b', 'pos.deliver')",
  );
  const { attention } = await read();
  expect(attention.map(({ code }) => code)).toEqual(['queue.failed']);
  expect(attention[0]?.params).toEqual({ count: 3, names: ['photos.sweep-uploads', 'pos.deliver'], more: 0 });
  await api.database.rows('delete from failed_job');
  expect((await read()).attention.map(({ code }) => code)).toEqual(['queue.waiting']);
  await api.database.rows('delete from outbox');
  expect((await read()).attention).toEqual([]);
});

test('is for administrators: a guest is refused, a stranger asked to sign in', async () => {
  expect((await (await api.as({ sub: 'emma' })).get('/api/admin/dashboard')).status).toBe(403);
  expect((await api.request.get('/api/admin/dashboard')).status).toBe(401);
});
