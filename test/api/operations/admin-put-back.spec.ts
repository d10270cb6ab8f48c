import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi({ ...administratorVariables, FEATURES: 'PassChecker', OIDC_ADMIN_TOKEN_CLIENTS: '*' });
  admin = await administrator(api);
  await api.database.rows("insert into product (product_id, code, name) values (4100, 'LES-1', 'Ski lesson')");
});
afterAll(() => api.close());

const read = async (path: string) => (await admin.get(path).expect(200)).body;
const post = async (path: string, body: object) => (await admin.post(path).send(body).expect(200)).body;

/** Makes what a caller finds: a record with links, and a change to it. */
const records: [string, () => Promise<string>, Record<string, unknown>][] = [
  [
    'location',
    async () => {
      const activity = await post('/api/activities', { name: 'Offered' });
      return `/api/locations/${(await post('/api/locations', { name: 'Lodge', defaultActivityId: activity.id })).id}`;
    },
    { name: 'Base lodge' },
  ],
  [
    'activity',
    async () => {
      const { id } = await post('/api/activities', { name: 'Ski school', ageMin: 4 });
      await post(`/api/activities/${id}/tasks`, {
        taskId: (await post('/api/tasks', { name: 'Photo', taskTypeId: 4 })).id,
      });
      await post(`/api/activities/${id}/products`, { productId: 4100 });
      return `/api/activities/${id}`;
    },
    { ageMax: 17 },
  ],
  [
    'waiver task',
    async () => {
      const waiver = {
        name: 'Season',
        taskTypeId: 1,
        posWaiverId: 'W-SEASON',
        enableAgreeCheckbox: true,
        endEffectiveDate: '2027-05-31',
      };
      return `/api/tasks/${(await post('/api/tasks', waiver)).id}`;
    },
    { isOptional: true },
  ],
  [
    'photo task',
    async () => `/api/tasks/${(await post('/api/tasks', { name: 'Portrait', taskTypeId: 4 })).id}`,
    { ageMin: 3 },
  ],
  ['task type', async () => '/api/tasktypes/2', { effectiveDays: 30 }],
  [
    'collection',
    async () => {
      const { id } = await post('/api/collections', { name: 'Gates' });
      await post('/api/collections/items', { name: 'North', value: 'N1', collectionId: id });
      return `/api/collections/${id}`;
    },
    { name: 'Lift gates' },
  ],
  [
    'collection item',
    async () => {
      const { id } = await post('/api/collections', { name: 'Huts' });
      return `/api/collections/items/${(await post('/api/collections/items', { name: 'Alp', value: 'A', collectionId: id })).id}`;
    },
    { value: 'B' },
  ],
  [
    'address',
    async () =>
      `/api/admin/access/email/${(await post('/api/admin/access/email', { email: 'kim@resort.example' })).id}`,
    { email: 'kim.lee@resort.example' },
  ],
  [
    'waiver text',
    async () => {
      await post('/api/admin/waivers', { posWaiverId: 'W-BIKE', title: 'Bike park', html: '<p>Fast.</p>' });
      return '/api/admin/waivers/W-BIKE';
    },
    // Another title would be another version.
    { fallbackLanguage: 'fr' },
  ],
  [
    'waiver without a text',
    async () => {
      await post('/api/admin/waivers', { posWaiverId: 'W-NONE', title: 'Tubing', html: '' });
      return '/api/admin/waivers/W-NONE';
    },
    { title: 'Tubing release' },
  ],
  ['settings', async () => '/api/admin/settings', { resortCodes: 'NORTH' }],
];

test.each(records)(
  '%s: read, changed in one field and sent back whole; a field that nobody knows is refused',
  async (_, make, change) => {
    const path = await make();
    const before = await read(path);
    const wrong = await admin.put(path).send({ ...before, ...change, nonsense: 1 });
    expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
      400,
      'request.invalid',
      [{ path: 'nonsense', code: 'unknownField', message: 'This field is not known.' }],
    ]);
    const { body } = await admin
      .put(path)
      .send({ ...before, ...change })
      .expect(200);
    expect(body).toEqual({ ...before, ...change, version: expect.any(Number), modifiedDateUtc: expect.any(String) });
    expect(await read(path)).toEqual(body);
  },
);

test('what the server keeps is not written by sending something else', async () => {
  const task = await post('/api/tasks', { name: 'Steady', taskTypeId: 4 });
  const { body } = await admin
    .put(`/api/tasks/${task.id}`)
    .send({ ...task, id: 4711, modifiedDateUtc: '2001-01-01T00:00:00.000Z', activityNames: ['Everywhere'] })
    .expect(200);
  expect(body).toMatchObject({ id: task.id, activityNames: [] });
  expect(body.modifiedDateUtc > task.modifiedDateUtc).toBe(true);
});

test('a record that was read is added once more under another name', async () => {
  const task = await post('/api/tasks', { name: 'First', taskTypeId: 2, ageMin: 5 });
  const copy = await post('/api/tasks', { ...task, name: 'Second' });
  expect(copy).toMatchObject({ name: 'Second', ageMin: 5, version: 1 });
  expect(copy.id).not.toBe(task.id);
});

test('settings sent back keep the secret; taken away it is with an empty one', async () => {
  await admin.put('/api/admin/settings').send({ oneRiskSecret: 'hush' }).expect(200);
  const seen = await read('/api/admin/settings');
  const { body: kept } = await admin
    .put('/api/admin/settings')
    .send({ ...seen, resortCodes: 'EAST' })
    .expect(200);
  expect(kept).toMatchObject({
    resortCodes: 'EAST',
    isOneRiskSecretSet: true,
    oneRiskSecretSetUtc: seen.oneRiskSecretSetUtc,
  });
  const { body: gone } = await admin
    .put('/api/admin/settings')
    .send({ ...kept, oneRiskSecret: '' })
    .expect(200);
  expect(gone).toMatchObject({ resortCodes: 'EAST', isOneRiskSecretSet: false });
});

test('a link that was read is sent back whole and links the same again', async () => {
  const [photo, activity] = [
    await post('/api/tasks', { name: 'Face', taskTypeId: 4 }),
    await post('/api/activities', { name: 'Tubing' }),
  ];
  const place = await post('/api/locations', { name: 'Tubing hill' });
  const links: [string, string, object][] = [
    [`/api/activities/${activity.id}/tasks`, 'activityTasks', { taskId: photo.id }],
    [`/api/activities/${activity.id}/products`, 'activityProducts', { productId: 4100 }],
    [`/api/locations/${place.id}/activities`, 'activityLocations', { activityId: activity.id }],
  ];
  for (const [path, name, target] of links) {
    const [link] = (await post(path, target))[name];
    await admin.delete(`${path}/${Object.values(target)[0]}`).expect(200);
    expect((await post(path, link))[name]).toMatchObject([target]);
    await admin
      .post(path)
      .send({ ...link, nonsense: 1 })
      .expect(400);
  }
});

test('a place is read whole from the list, and sent back with its translations', async () => {
  const translations = { fr: { description: 'Ouvert le samedi' } };
  const { id } = await post('/api/locations', { name: 'Summer hut', isEnabled: false, translations });
  const { body: places } = await admin.get('/api/locations').set('accept-language', 'fr').expect(200);
  const seen = places.find((place: { id: number }) => place.id === id);
  expect(seen).toEqual(await read(`/api/locations/${id}`));
  const { body } = await admin
    .put(`/api/locations/${id}`)
    .send({ ...seen, isEditProfileLocation: true })
    .expect(200);
  expect(body).toMatchObject({ name: 'Summer hut', isEditProfileLocation: true, translations });
  const inGuestApp = await api.as({ sub: 'boss', email: 'boss@example.com', client_id: 'arrival-guest' });
  const { body: forGuests } = await inGuestApp.get('/api/locations').expect(200);
  expect(forGuests.map(({ name }: { name: string }) => name)).not.toContain('Summer hut');
});

test.each([
  ['task', '/api/tasks', { name: 'Own note', taskTypeId: 4 }, { staffNote: 'Beside the door' }],
  ['activity', '/api/activities', { name: 'Own names' }, {}],
  [
    'location',
    '/api/locations',
    { name: 'Own clock' },
    { timeZone: 'Europe/Vienna', openingHours: { sunday: { opens: '08:00', closes: '16:30' } } },
  ],
])(
  'a %s that is saved by the fields of the specification keeps ours; emptied ones go',
  async (kind, path, spec, ours) => {
    const translations = { de: kind === 'location' ? { description: 'Am Lift' } : { name: 'Eigener Name' } };
    const { id } = await post(path, { ...spec, ...ours, translations });
    const { body: kept } = await admin.put(`${path}/${id}`).send(spec).expect(200);
    expect(kept).toMatchObject({ ...ours, translations });
    const emptied = { ...(kind === 'task' && { staffNote: null }), ...(kind === 'location' && { openingHours: null }) };
    const { body } = await admin
      .put(`${path}/${id}`)
      .send({ ...spec, ...emptied, translations: null })
      .expect(200);
    expect(body).toMatchObject({ ...emptied, translations: null });
  },
);
