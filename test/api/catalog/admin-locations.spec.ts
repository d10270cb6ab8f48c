import { adminLocationSchema } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildActivity } from '../../support/build-resort';

let api: TestApi;
let admin: SignedInAgent;
let skiing: number;
let school: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  skiing = await buildActivity(api.database, { name: 'Skiing', taskIds: [] });
  school = await buildActivity(api.database, { name: 'Ski school', taskIds: [] });
});
afterAll(() => api.close());

const add = async (body: object) => (await admin.post('/api/locations').send(body).expect(200)).body;
const list = (query: Record<string, unknown>) =>
  admin
    .get('/api/locations')
    .query(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])));
const defaults = () => api.database.rows<{ id: number }>('select id from location where is_default');
/** The writable part of a record, as a form sends it. */
const write = ({
  id: _,
  modifiedDateUtc: __,
  hasDefaultActivity: ___,
  activityLocations: ____,
  ...record
}: Record<string, unknown>) => record;

test('the first location becomes the default, and its default activity is linked', async () => {
  const since = await lastAuditId(api);
  const lodge = await add({ name: 'Base lodge', defaultActivityId: skiing });
  expect(adminLocationSchema.strict().parse(lodge)).toMatchObject({
    isDefault: true,
    hasDefaultActivity: true,
    version: 1,
  });
  expect(lodge.activityLocations).toEqual([
    expect.objectContaining({
      activityId: skiing,
      activity: expect.objectContaining({ name: 'Skiing', isLocationDefaultActivity: true }),
    }),
  ]);
  expect(await auditRows(api, since)).toEqual([
    expect.objectContaining({
      action: 'location.created',
      actor_email: 'boss@example.com',
      before: null,
      after: lodge,
    }),
  ]);
  expect((await admin.get(`/api/locations/${lodge.id}`).expect(200)).body).toEqual(lodge);
});

test('a new default takes over in the same transaction, also when two are set at once', async () => {
  const hut = await add({ name: 'Hut', isDefault: true });
  expect(await defaults()).toEqual([{ id: hut.id }]);
  const others = await Promise.all(['East', 'West', 'North'].map((name) => add({ name })));
  const saves = others.map((location) =>
    admin.put(`/api/locations/${location.id}`).send({ ...write(location), isDefault: true }),
  );
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await defaults()).toHaveLength(1);
  const moved = (await auditRows(api)).filter(({ action }) => action === 'location.default_moved');
  expect(moved).toHaveLength(4);
  expect(moved[0]).toMatchObject({ before: { name: 'Base lodge', isDefault: true }, after: { isDefault: false } });
});

test('the default is neither disabled, nor deleted, nor left out; the database says so too', async () => {
  const [{ id }] = (await defaults()) as [{ id: number }];
  const current = (await admin.get(`/api/locations/${id}`)).body;
  const put = (change: object) => admin.put(`/api/locations/${id}`).send({ ...write(current), ...change });
  for (const [path, answer] of [
    ['isEnabled', await put({ isEnabled: false })],
    ['isDefault', await put({ isDefault: false })],
    ['isDefault', await admin.delete(`/api/locations/${id}`)],
  ] as const) {
    expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([409, 'location.is_default', path]);
  }
  await expect(api.database.rows('delete from location where id = $1', [id])).rejects.toThrow('is the default');
  await expect(api.database.rows('update location set is_enabled = false where id = $1', [id])).rejects.toThrow(
    'ck_location_default_enabled',
  );
  expect((await admin.get(`/api/locations/${id}`)).body).toEqual(current);
});

test('a name is taken as the address reads it', async () => {
  await add({ name: 'Top Station' });
  const { status, body } = await admin.post('/api/locations').send({ name: 'top-station' });
  expect([status, body.code, body.errors[0].path]).toEqual([409, 'catalog.name_taken', 'name']);
});

test('names that a path would take for one another are one name: dashes, spaces, letters', async () => {
  const place = await add({ name: 'Glade Spaß – North' });
  for (const name of ['glade  spaß - north', 'GLADE SPASS-NORTH']) {
    const { status, body } = await admin.post('/api/locations').send({ name });
    expect([status, body.code, body.errors[0].path]).toEqual([409, 'catalog.name_taken', 'name']);
  }
  const other = await add({ name: 'Glade South' });
  const renamed = await admin.put(`/api/locations/${other.id}`).send({ ...write(other), name: 'Glade Spass North' });
  expect([renamed.status, renamed.body.code]).toEqual([409, 'catalog.name_taken']);
  const respelled = { ...write(place), name: 'Glade Spaß - North' };
  await admin.put(`/api/locations/${place.id}`).send(respelled).expect(200);
});

test.each([
  ['name', { name: ' ' }],
  ['name', {}],
  ['timeZone', { name: 'Zone', timeZone: 'Mars/Olympus' }],
  ['timeZone', { name: 'Zone', timeZone: '' }],
  ['defaultActivityId', { name: 'Big', defaultActivityId: 99_999_999_999 }],
  ['activities', { name: 'Mass', activities: [] }],
  ['name', { name: 'Nul \0' }],
  ['openingHours.friday.closes', { name: 'Early', openingHours: { friday: { opens: '09:00', closes: '09:00' } } }],
  // Four in the afternoon, typed as four at night.
  ['openingHours.friday.closes', { name: 'Slip', openingHours: { friday: { opens: '08:30', closes: '04:00' } } }],
  ['openingHours.friday.opens', { name: 'Late', openingHours: { friday: { opens: '24:00', closes: '25:00' } } }],
  ['openingHours.someday', { name: 'Odd', openingHours: { someday: { opens: '08:00', closes: '09:00' } } }],
])('a wrong %s is named', async (path, body) => {
  const answer = await admin.post('/api/locations').send(body);
  expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([400, 'request.invalid', path]);
});

test.each(['Europe/Kyiv', 'Asia/Kolkata', 'America/Argentina/Mendoza', 'Etc/UTC', 'europe/rome'])(
  'a place in %s has its clock',
  async (timeZone) => {
    const place = await add({ name: `Clock of ${timeZone}`, timeZone, isDefault: true });
    const hourIn = (zone: string) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(0);
    expect(hourIn(place.timeZone)).toBe(hourIn(timeZone));
    await admin.get('/api/admin/dashboard').expect(200);
    const { body } = await admin.put(`/api/locations/${place.id}`).send(write(place)).expect(200);
    expect(body.timeZone).toBe(place.timeZone);
  },
);

test('a zone is kept by the name that was given, as the database spells it', async () => {
  expect((await add({ name: 'Dragobrat', timeZone: 'Europe/Kyiv' })).timeZone).toBe('Europe/Kyiv');
  expect((await add({ name: 'Bukovel', timeZone: 'europe/kyiv' })).timeZone).toBe('Europe/Kyiv');
});

test('an unknown default activity is named', async () => {
  const { status, body } = await admin.post('/api/locations').send({ name: 'Lost', defaultActivityId: 4711 });
  expect([status, body.code, body.errors[0].path]).toEqual([404, 'activity.unknown', 'defaultActivityId']);
});

test('opening hours are kept, reach guests as they are, and go', async () => {
  const openingHours = { friday: { opens: '11:00', closes: '02:00' }, saturday: { opens: '08:00', closes: '16:30' } };
  const place = await add({ name: 'Hours', openingHours });
  expect(place.openingHours).toEqual(openingHours);
  const seen = async () => {
    const { body } = await (await api.as()).get('/api/locations').expect(200);
    return (body as { id: number; openingHours: unknown }[]).find(({ id }) => id === place.id)?.openingHours;
  };
  expect(await seen()).toEqual(openingHours);
  await admin
    .put(`/api/locations/${place.id}`)
    .send({ ...write(place), openingHours: null })
    .expect(200);
  expect(await seen()).toBeNull();
});

test('the completion text is kept without what must not run', async () => {
  const text = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://a.example/x.png" onerror="x()"></p>';
  const { id, checkInCompleteText } = await add({ name: 'Clean', checkInCompleteText: text });
  expect(checkInCompleteText).toBe('<p>Hi<img src="https://a.example/x.png" /></p>');
  const row = await api.database.row('select check_in_complete_text from location where id = $1', [id]);
  expect(row).toEqual({ check_in_complete_text: checkInCompleteText });
});

test('activities are linked once and unlinked; without its link the default activity goes too', async () => {
  const { id } = await add({ name: 'Linked', defaultActivityId: skiing });
  const linked = await admin.post(`/api/locations/${id}/activities`).send({ activityId: school }).expect(200);
  expect(linked.body.activityLocations.map(({ activityId }: { activityId: number }) => activityId).sort()).toEqual(
    [skiing, school].sort(),
  );
  const twice = await admin.post(`/api/locations/${id}/activities`).send({ activityId: school });
  expect([twice.status, twice.body.code, twice.body.errors[0].path]).toEqual([
    409,
    'catalog.linked_already',
    'activityId',
  ]);
  const unknown = await admin.post(`/api/locations/${id}/activities`).send({ activityId: 4711 });
  expect([unknown.status, unknown.body.code, unknown.body.errors[0].path]).toEqual([
    404,
    'activity.unknown',
    'activityId',
  ]);
  const { body } = await admin.delete(`/api/locations/${id}/activities/${skiing}`).expect(200);
  expect(body).toMatchObject({ defaultActivityId: null, hasDefaultActivity: false });
  expect((await admin.delete(`/api/locations/${id}/activities/${skiing}`)).status).toBe(404);
});

test('the second of two people who edit gets both versions, and nothing is lost', async () => {
  const first = await add({ name: 'Shared' });
  await admin
    .put(`/api/locations/${first.id}`)
    .send({ ...write(first), description: 'first' })
    .expect(200);
  const yours = { ...write(first), description: 'second' };
  const late = await admin.put(`/api/locations/${first.id}`).send(yours);
  expect([late.status, late.body.code]).toEqual([409, 'catalog.changed_meanwhile']);
  expect(late.body.details).toMatchObject({
    current: { description: 'first', version: 2 },
    yours: { description: 'second', version: 1 },
  });
  const again = await admin
    .put(`/api/locations/${first.id}`)
    .send({ ...yours, version: 2 })
    .expect(200);
  expect(again.body).toMatchObject({ description: 'second', version: 3 });

  const both = await Promise.all(
    ['a', 'b'].map((description) =>
      admin.put(`/api/locations/${first.id}`).send({ ...write(again.body), description }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('deleting answers what was deleted; a second time nothing is there', async () => {
  const gone = await add({ name: 'Gone' });
  expect((await admin.delete(`/api/locations/${gone.id}`).expect(200)).body).toEqual(gone);
  const { status, body } = await admin.delete(`/api/locations/${gone.id}`);
  expect([status, body.code]).toEqual([404, 'location.unknown']);
});

test('the list: page, order, search, filters and how many there are', async () => {
  for (const name of ['Zeta', 'alpha', 'Beta 100%', 'Beta_x']) await add({ name, description: 'listed' });
  const page = await list({ range: [1, 2], sort: ['name', 'DESC'], filter: { q: 'LISTED' } }).expect(200);
  expect(page.headers['content-range']).toBe('locations 1-2/4');
  expect(page.headers['access-control-expose-headers']).toContain('Content-Range');
  expect(page.body.map(({ name }: { name: string }) => name)).toEqual(['Beta_x', 'Beta 100%']);
  expect((await list({ filter: { q: '100%' } })).body).toHaveLength(1);
  expect((await list({ filter: { q: '_' } })).body.map(({ name }: { name: string }) => name)).toEqual(['Beta_x']);
  const ids = page.body.map(({ id }: { id: number }) => id);
  expect((await list({ filter: { id: ids } })).body.map(({ id }: { id: number }) => id).sort()).toEqual(
    [...ids].sort(),
  );
  expect((await list({ range: [500, 509] })).headers['content-range']).toMatch(/^locations \*\/\d+$/);
  expect((await list({ filter: { hasDefaultActivity: true, isEnabled: true } })).body).toHaveLength(1);
});

test.each([
  ['sort', { sort: ['secret', 'ASC'] }],
  ['filter.secret', { filter: { secret: 1 } }],
  ['filter.isEnabled', { filter: { isEnabled: 'yes' } }],
  ['range', { range: [5, 1] }],
])('an unknown %s is one 400 problem', async (path, query) => {
  const { status, body } = await list(query);
  expect([status, body.code]).toEqual([400, 'request.invalid']);
  expect(body.errors[0].path).toContain(path);
});

test('the search finds a name by what any keyboard has, and by what stands there', async () => {
  const zurich = await add({ name: 'Zürich Base', description: 'Blåbær & Straße' });
  for (const q of ['zurich', 'ZÜRICH', 'Zu\u0308rich', 'blabaer', 'strasse', 'Straße'])
    expect([q, (await list({ filter: { q } })).body]).toEqual([q, [zurich]]);
});

test('a filter that is not JSON is refused, and a page never holds more than a hundred', async () => {
  expect((await admin.get('/api/locations?filter={')).body.errors[0]).toEqual({
    path: 'filter',
    code: 'json',
    message: 'This is not JSON',
  });
  await api.database.rows("insert into location (name) select 'Many ' || n from generate_series(1, 150) n");
  const { body, headers } = await list({ range: [0, 999], filter: { q: 'Many' } });
  expect([body.length, headers['content-range']]).toEqual([100, 'locations 0-99/150']);
});

test("guests keep their list; the console's is for administrators", async () => {
  const guest = await api.as();
  expect((await guest.get('/api/locations').expect(200)).body[0]).not.toHaveProperty('version');
  for (const answer of [
    await guest.get('/api/locations?range=[0,9]'),
    await guest.get('/api/locations').set('range', 'locations=0-9'),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'auth.forbidden']);
  }
});

test('where there was no default, the location that is enabled first is it', async () => {
  // No way of the console leads here while another one is the default.
  await api.database.rows('update location set is_default = false');
  const site = await add({ name: 'Building site', isEnabled: false });
  expect(site).toMatchObject({ isEnabled: false, isDefault: false });
  const opened = await admin
    .put(`/api/locations/${site.id}`)
    .send({ ...write(site), isEnabled: true })
    .expect(200);
  expect(opened.body).toMatchObject({ isEnabled: true, isDefault: true });
});
