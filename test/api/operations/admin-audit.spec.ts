import { auditEventSchema } from '@arrival/contracts';
import { administrator, administratorVariables, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { tamper } from '../../support/evidence';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi({ ...administratorVariables, FEATURES: 'PassChecker' });
  admin = await administrator(api);
  await api.database.rows("insert into product (product_id, code, name) values (4100, 'LES-1', 'Ski lesson')");
});
afterAll(() => api.close());

const post = async (path: string, body: object) => (await admin.post(path).send(body).expect(200)).body;
const put = async (path: string, body: object) => (await admin.put(path).send(body).expect(200)).body;
const get = async (path: string) => (await admin.get(path).expect(200)).body;
const remove = async (path: string) => (await admin.delete(path).expect(200)).body;
const trail = async (filter: object) => {
  const { body, headers } = await admin
    .get('/api/admin/audit')
    .query({ range: '[0,99]', filter: JSON.stringify(filter) });
  return { events: auditEventSchema.strict().array().parse(body), range: headers['content-range'] };
};
/** The newest change of a record. */
const last = async (entity: string, entityId: number) => (await trail({ entity, entityId })).events[0]!;
const restore = async (entity: string, entityId: number) =>
  admin.post(`/api/admin/audit/${(await last(entity, entityId)).id}/restore`);
/** Without what every write moves on. */
const lasting = ({ version: _, modifiedDateUtc: __, ...record }: Record<string, unknown>) => record;
const waiver = { name: 'Waiver', taskTypeId: 1, posWaiverId: 'W', enableAgreeCheckbox: true };

test('of before a column was there, an entry is put back all the same: what it does not say stays, or begins anew', async () => {
  const task = await post('/api/tasks', { name: 'Old', taskTypeId: 4, isOptional: true });
  await put(`/api/tasks/${task.id}`, { ...task, name: 'New' });
  const forget = `update audit_event set before = before - 'isOptional' where entity = 'task' and entity_id = '${task.id}'`;
  await tamper(api.database, 'audit_event', forget);
  expect((await restore('task', task.id)).status).toBe(200);
  expect(await get(`/api/tasks/${task.id}`)).toMatchObject({ name: 'Old', isOptional: true });
  await remove(`/api/tasks/${task.id}`);
  await tamper(api.database, 'audit_event', forget);
  expect((await restore('task', task.id)).status).toBe(200);
  expect(await get(`/api/tasks/${task.id}`)).toMatchObject({ name: 'Old', isOptional: false });
});

test('changes are listed newest first, searched and filtered; each can be read alone', async () => {
  const { id } = await post('/api/tasks', { name: 'Portrait', taskTypeId: 4 });
  await put(`/api/tasks/${id}`, { name: 'Passport photo', taskTypeId: 4 });
  const { events, range } = await trail({ entity: 'task', entityId: id });
  expect([events.map(({ action }) => action), range]).toEqual([['task.updated', 'task.created'], 'audit 0-1/2']);
  expect(events[0]).toMatchObject({
    actorEmail: 'boss@example.com',
    isRestorable: true,
    before: { name: 'Portrait' },
    after: { name: 'Passport photo' },
  });
  expect(await get(`/api/admin/audit/${events[0]?.id}`)).toEqual(events[0]);
  for (const filter of [{ q: 'passport' }, { action: 'task.updated' }])
    expect((await trail(filter)).events.map((event) => event.id)).toContain(events[0]?.id);
  for (const filter of [{ actor: 'nobody@example.com' }, { to: '2020-01-01' }, { q: 'nothing' }])
    expect((await trail(filter)).events).toEqual([]);
  expect((await trail({ actor: 'BOSS@example.com', from: '2020-01-01' })).events.length).toBeGreaterThan(1);
  expect((await admin.get('/api/admin/audit/999999')).body.code).toBe('audit.unknown');
  for (const from of ['soon', '0000-01-01', '2026-01-01T00:00:00+23:00']) {
    expect((await admin.get('/api/admin/audit').query({ filter: JSON.stringify({ from }) })).status).toBe(400);
  }
});

test('a change carries the id of its request, which the logs know too, and is found by it', async () => {
  const given = await admin
    .post('/api/activities')
    .set('x-correlation-id', 'desk-4711.a')
    .send({ name: 'Curling' })
    .expect(200);
  const { events } = await trail({ q: 'desk-4711' });
  expect(events).toEqual([expect.objectContaining({ entityId: String(given.body.id), correlationId: 'desk-4711.a' })]);
  const renamed = await admin.put(`/api/activities/${given.body.id}`).send({ name: 'Ice stock' }).expect(200);
  expect((await last('activity', given.body.id)).correlationId).toBe(renamed.headers['x-correlation-id']);
  const restored = await restore('activity', given.body.id);
  expect(restored.body.correlationId).toBe(restored.headers['x-correlation-id']);
});

test('what is called by an address or a title is found by it', async () => {
  const { id } = await post('/api/admin/access/email', { email: 'Finder@example.com' });
  await post('/api/admin/waivers', { posWaiverId: 'FINDER', title: 'Glacier crossing', html: '<p>Cold.</p>' });
  const found = async (q: string) => (await trail({ q })).events.map(({ entityId }) => entityId);
  expect(await found('finder@EXAMPLE')).toEqual([String(id)]);
  expect(await found('glacier')).toEqual(['FINDER']);
  const hook = await post('/api/admin/webhooks', { url: 'https://lockers.example.com/in', events: ['waiver.signed'] });
  expect(await found('lockers.example')).toEqual([String(hook.id)]);
});

test('what guests do is not in it', async () => {
  await (await api.as({ sub: 'emma' }))
    .post('/api/family/addmember')
    .send({ firstName: 'Mia', lastName: 'Carter', dateOfBirth: '2017-04-30' })
    .expect(200);
  expect((await trail({ entity: 'contact' })).events).toEqual([]);
});

test('a location: changed back, made anew with its links and id, its creation undone', async () => {
  const activity = await post('/api/activities', { name: 'Skiing' });
  const base = await post('/api/locations', { name: 'Base' });
  const hut = await post('/api/locations', { name: 'Hut', defaultActivityId: activity.id });
  await put(`/api/locations/${hut.id}`, { name: 'Summit', isDefault: true });
  const moved = await restore('location', base.id);
  expect([moved.status, moved.body.action]).toEqual([200, 'location.restored']);
  expect(await get(`/api/locations/${base.id}`)).toMatchObject({ isDefault: true });

  expect((await restore('location', hut.id)).body).toMatchObject({
    action: 'location.restored',
    after: { isDefault: true },
  });
  const stays = await restore('location', hut.id);
  expect([stays.status, stays.body.code, stays.body.details.reason]).toEqual([
    409,
    'audit.not_restorable',
    'location.is_default',
  ]);
  expect(stays.body.hint).toContain('default');
  await put(`/api/locations/${base.id}`, { name: 'Base', isDefault: true });

  const gone = await remove(`/api/locations/${hut.id}`);
  expect((await restore('location', hut.id)).status).toBe(200);
  const again = await get(`/api/locations/${hut.id}`);
  expect({ ...lasting(again), activityLocations: again.activityLocations }).toEqual({
    ...lasting(gone),
    activityLocations: gone.activityLocations,
  });
  await restore('location', hut.id);
  expect((await admin.get(`/api/locations/${hut.id}`)).status).toBe(404);
});

test('undoing a change of one field leaves what was changed since, such as which location is the default', async () => {
  const valley = await post('/api/locations', { name: 'Valley', isDefault: true });
  const opens = (day: string) => ({ [day]: { opens: '08:00', closes: '16:00' } });
  await put(`/api/locations/${valley.id}`, { name: 'Valley', description: 'Slip', isDefault: true });
  const slip = await last('location', valley.id);
  const week = { openingHours: opens('monday'), translations: { fr: { description: 'Vallée' } } };
  await put(`/api/locations/${valley.id}`, { name: 'Valley', description: 'Slip', isDefault: true, ...week });
  const peak = await post('/api/locations', { name: 'Peak', isDefault: true });
  await admin.post(`/api/admin/audit/${slip.id}/restore`).expect(200);
  expect(await get(`/api/locations/${valley.id}`)).toMatchObject({ ...week, description: null, isDefault: false });
  expect(await get(`/api/locations/${peak.id}`)).toMatchObject({ isDefault: true });
});

test('an unlinked activity is linked again, unless it no longer exists', async () => {
  const activity = await post('/api/activities', { name: 'Racing' });
  const { id } = await post('/api/locations', { name: 'Race hill', defaultActivityId: activity.id });
  const linked = await get(`/api/locations/${id}`);
  await remove(`/api/locations/${id}/activities/${activity.id}`);
  const unlinked = await last('location', id);
  expect((await admin.post(`/api/admin/audit/${unlinked.id}/restore`)).status).toBe(200);
  expect(lasting(await get(`/api/locations/${id}`))).toEqual(lasting(linked));
  await remove(`/api/locations/${id}/activities/${activity.id}`);
  await remove(`/api/activities/${activity.id}`);
  const { status, body } = await admin.post(`/api/admin/audit/${unlinked.id}/restore`);
  expect([status, body.code, body.hint]).toEqual([
    409,
    'audit.not_restorable',
    'The activity Racing no longer exists. Restore it first.',
  ]);
  expect((await restore('activity', activity.id)).status).toBe(200);
  expect((await admin.post(`/api/admin/audit/${unlinked.id}/restore`)).status).toBe(200);
});

test('a task is not put back under a type that is no longer used', async () => {
  const { id } = await post('/api/tasks', { name: 'Rental fit', taskTypeId: 3 });
  await remove(`/api/tasks/${id}`);
  await remove('/api/tasktypes/3');
  const { status, body } = await restore('task', id);
  expect([status, body.code, body.details.reason]).toEqual([409, 'audit.not_restorable', 'tasktype.unknown']);
  await restore('task_type', 3);
  expect((await restore('task', id)).status).toBe(200);
});

test('undoing a link undoes the link alone: what was changed since stays, and that can be undone too', async () => {
  const [racing, tubing, skating] = await Promise.all(
    ['Slalom', 'Tubing', 'Skating'].map((name) => post('/api/activities', { name })),
  );
  const { id } = await post('/api/locations', { name: 'Slalom hill', defaultActivityId: racing.id });
  await post(`/api/locations/${id}/activities`, { activityId: tubing.id });
  await remove(`/api/locations/${id}/activities/${racing.id}`);
  const unlinked = await last('location', id);
  await put(`/api/locations/${id}`, { name: 'Racing hill', description: 'New' });
  await post(`/api/locations/${id}/activities`, { activityId: skating.id });
  await admin.post(`/api/admin/audit/${unlinked.id}/restore`).expect(200);
  const offered = async () =>
    (await get(`/api/locations/${id}`)).activityLocations.map((link: { activityId: number }) => link.activityId).sort();
  const all = [racing.id, tubing.id, skating.id].sort();
  expect(await get(`/api/locations/${id}`)).toMatchObject({
    name: 'Racing hill',
    description: 'New',
    defaultActivityId: racing.id,
  });
  expect(await offered()).toEqual(all);
  await restore('location', id);
  expect(await offered()).toEqual(all.filter((activity) => activity !== racing.id));
  expect(await get(`/api/locations/${id}`)).toMatchObject({ name: 'Racing hill', defaultActivityId: null });

  const task = await post('/api/tasks', { name: 'Snapshot', taskTypeId: 4 });
  await post(`/api/activities/${racing.id}/tasks`, { taskId: task.id });
  const linked = await last('activity', racing.id);
  await post(`/api/activities/${racing.id}/products`, { productId: 4100 });
  await put(`/api/activities/${racing.id}`, { name: 'Giant slalom' });
  await admin.post(`/api/admin/audit/${linked.id}/restore`).expect(200);
  expect(await get(`/api/activities/${racing.id}`)).toMatchObject({
    name: 'Giant slalom',
    activityTasks: [],
    activityProducts: [{ productId: 4100 }],
  });
});

test('an activity with its tasks and products; one in use is not undone', async () => {
  const task = await post('/api/tasks', waiver);
  const { id } = await post('/api/activities', { name: 'Lesson', ageMin: 4 });
  await post(`/api/activities/${id}/tasks`, { taskId: task.id });
  await post(`/api/activities/${id}/products`, { productId: 4100 });
  const gone = await remove(`/api/activities/${id}`);
  expect((await restore('activity', id)).status).toBe(200);
  expect(lasting(await get(`/api/activities/${id}`))).toEqual(lasting(gone));
  const created = (await trail({ entity: 'task', entityId: task.id, action: 'task.created' })).events[0]!;
  const { status, body } = await admin.post(`/api/admin/audit/${created.id}/restore`);
  expect([status, body.code, body.details.reason]).toEqual([409, 'audit.not_restorable', 'catalog.in_use']);
  expect(body.details.usedBy).toEqual([{ entity: 'activity', id, name: 'Lesson' }]);
});

test('a task and a task type', async () => {
  const task = await post('/api/tasks', { ...waiver, customComment: 'before' });
  await put(`/api/tasks/${task.id}`, { ...waiver, customComment: 'after' });
  await restore('task', task.id);
  expect(lasting(await get(`/api/tasks/${task.id}`))).toEqual(lasting(task));
  const gone = await remove(`/api/tasks/${task.id}`);
  await restore('task', task.id);
  expect(lasting(await get(`/api/tasks/${task.id}`))).toEqual(lasting(gone));
  await put('/api/tasktypes/2', { effectiveDays: 7 });
  expect((await restore('task_type', 2)).body.after).toMatchObject({ effectiveDays: 365 });
});

test('a record that came back goes on from its last version, so a save from before its deletion is refused', async () => {
  const { id } = await post('/api/activities', { name: 'Sledding' });
  for (const name of ['Sleds', 'Sledges', 'Toboggans']) await put(`/api/activities/${id}`, { name });
  await remove(`/api/activities/${id}`);
  const [, , second] = (await trail({ entity: 'activity', entityId: id })).events;
  await admin.post(`/api/admin/audit/${second?.id}/restore`).expect(200);
  expect(await get(`/api/activities/${id}`)).toMatchObject({ name: 'Sleds', version: 5 });
  const stale = await admin.put(`/api/activities/${id}`).send({ name: 'Late', version: 4 });
  expect([stale.status, stale.body.code]).toEqual([409, 'catalog.changed_meanwhile']);
});

test('a collection with its items, and an item', async () => {
  const { id } = await post('/api/collections', { name: 'Gates' });
  const item = await post('/api/collections/items', { name: 'North', value: 'N1', collectionId: id });
  const gone = await remove(`/api/collections/${id}`);
  const orphan = await restore('collection_item', item.id);
  expect([orphan.status, orphan.body.code]).toEqual([409, 'audit.not_restorable']);
  expect((await restore('collection', id)).status).toBe(200);
  expect((await get(`/api/collections/${id}`)).collectionItems).toEqual([
    { ...gone.collectionItems[0], version: 2, modifiedDateUtc: expect.any(String) },
  ]);
  await put(`/api/collections/items/${item.id}`, { name: 'North', value: 'N2', collectionId: id });
  await restore('collection_item', item.id);
  expect((await get(`/api/collections/items/${item.id}`)).value).toBe('N1');
  await remove(`/api/collections/items/${item.id}`);
  await restore('collection_item', item.id);
  expect((await get(`/api/collections/items/${item.id}`)).value).toBe('N1');
});

test('of a collection from an earlier entry items go on from their last version, and those that moved away stay there', async () => {
  const { id } = await post('/api/collections', { name: 'Gates' });
  const other = await post('/api/collections', { name: 'Huts' });
  const item = (name: string, collectionId = id) => ({ name, value: 'N', collectionId });
  const [kept, gone, moved] = [
    await post('/api/collections/items', item('North')),
    await post('/api/collections/items', item('South')),
    await post('/api/collections/items', item('West')),
  ];
  await put(`/api/collections/${id}`, { name: 'Lift gates' });
  const early = await last('collection', id);
  for (const name of ['Gate 1', 'Gate 2', 'Gate 3'])
    for (const one of [kept, gone]) await put(`/api/collections/items/${one.id}`, item(name));
  await put(`/api/collections/items/${moved.id}`, item('West', other.id));
  await remove(`/api/collections/items/${gone.id}`);
  await remove(`/api/collections/${id}`);
  await admin.post(`/api/admin/audit/${early.id}/restore`).expect(200);
  for (const one of [kept, gone]) {
    const stale = await admin.put(`/api/collections/items/${one.id}`).send({ ...item('Late'), version: 4 });
    expect([stale.status, stale.body.code]).toEqual([409, 'catalog.changed_meanwhile']);
  }
  expect((await get(`/api/collections/items/${moved.id}`)).collectionId).toBe(other.id);
});

test('the name of a collection, and none of its items: they are records of their own', async () => {
  const { id } = await post('/api/collections', { name: 'Gates' });
  const other = await post('/api/collections', { name: 'Huts' });
  const moved = await post('/api/collections/items', { name: 'North', value: 'N1', collectionId: id });
  await put(`/api/collections/${id}`, { name: 'Lift gates' });
  await put(`/api/collections/items/${moved.id}`, { name: 'North', value: 'N1', collectionId: other.id });
  const added = await post('/api/collections/items', { name: 'South', value: 'S1', collectionId: id });
  expect((await restore('collection', id)).status).toBe(200);
  expect(await get(`/api/collections/${id}`)).toMatchObject({ name: 'Gates', collectionItems: [{ id: added.id }] });
  expect((await get(`/api/collections/items/${moved.id}`)).collectionId).toBe(other.id);
});

test('the settings, but never a secret', async () => {
  await admin
    .put('/api/admin/settings')
    .send({ oneRiskSecret: 'old', resortCodes: 'A', themeSettings: '{"general":{"logoUrl":"/a.svg"}}' })
    .expect(200);
  await admin
    .put('/api/admin/settings')
    .send({ oneRiskSecret: 'new', resortCodes: 'B', themeSettings: '{}' })
    .expect(200);
  const sealed = () =>
    api.database.row('select one_risk_secret_sealed as sealed, one_risk_secret_set_at as at from admin_settings');
  const before = await sealed();
  expect((await restore('admin_settings', 1)).body).toMatchObject({ action: 'admin_settings.restored', entityId: '1' });
  const settings = await get('/api/admin/settings');
  expect(settings).toMatchObject({ resortCodes: 'A', isOneRiskSecretSet: true, oneRiskSecret: null });
  expect(JSON.parse(settings.themeSettings).general.logoUrl).toBe('/a.svg');
  expect(await sealed()).toEqual(before);
});

test('access: given back, and taken back', async () => {
  const { id } = await post('/api/admin/access/email', { email: 'kim@example.com' });
  await remove(`/api/admin/access/email/${id}`);
  expect((await restore('admin_email', id)).status).toBe(200);
  const kim = await administrator(api, 'kim');
  await kim.get('/api/admin/authenticated').expect(200);
  const created = (await trail({ entity: 'admin_email', entityId: id, action: 'admin_email.created' })).events[0]!;
  expect((await admin.post(`/api/admin/audit/${created.id}/restore`)).status).toBe(200);
  await kim.get('/api/admin/authenticated').expect(403);
});

test('a refused change leaves no trace, and the trail itself cannot be changed', async () => {
  const since = await lastAuditId(api);
  await admin.post('/api/locations').send({ name: 'BASE' }).expect(409);
  await admin.delete('/api/tasks/4711').expect(404);
  expect(await lastAuditId(api)).toBe(since);
  await expect(api.database.rows('delete from audit_event')).rejects.toThrow('audit_event is kept for its time');
  await expect(api.database.rows('update audit_event set action = action')).rejects.toThrow('append-only');
});
