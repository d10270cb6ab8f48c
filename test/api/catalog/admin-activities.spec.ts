import { adminActivitySchema } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildLocation } from '../../support/build-resort';
import { buildProducts, refusal, seasonWaiver } from '../../support/catalog-console';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  await buildProducts(api.database);
});
afterAll(() => api.close());

const post = async (path: string, body: object) => (await admin.post(path).send(body).expect(200)).body;

describe('activities', () => {
  test('are added, changed and listed with their warning', async () => {
    const since = await lastAuditId(api);
    const school = await post('/api/activities', { name: ' Ski school ', ageMin: 4, ageMax: 17 });
    expect(adminActivitySchema.strict().parse(school)).toMatchObject({
      name: 'Ski school',
      hasTasks: false,
      isLocationDefaultActivity: false,
      activityTasks: [],
      version: 1,
    });
    const image = { name: 'Ski school', imageUrl: 'https://resort.example/school.jpg', version: 1 };
    const changed = (await admin.put(`/api/activities/${school.id}`).send(image).expect(200)).body;
    expect(changed).toMatchObject({ imageUrl: image.imageUrl, ageMin: null, version: 2 });
    expect((await auditRows(api, since)).map(({ action, before }) => [action, before?.['imageUrl']])).toEqual([
      ['activity.created', undefined],
      ['activity.updated', null],
    ]);
    const stale = await admin.put(`/api/activities/${school.id}`).send(image);
    expect([stale.status, stale.body.code]).toEqual([409, 'catalog.changed_meanwhile']);
    const listed = await admin.get('/api/activities').query({ range: '[0,9]', sort: '["hasTasks","ASC"]' }).expect(200);
    expect(listed.headers['content-range']).toBe('activities 0-0/1');
    expect(listed.body).toEqual([changed]);
    expect((await admin.get(`/api/activities/${school.id}`).expect(200)).body).toEqual(changed);
  });

  test('the default of a location says so', async () => {
    const [first, second] = [
      await post('/api/activities', { name: 'First choice' }),
      await post('/api/activities', { name: 'Second' }),
    ];
    const location = await post('/api/locations', { name: 'Gondola plaza', defaultActivityId: first.id });
    await post(`/api/locations/${location.id}/activities`, { activityId: second.id });
    const isDefault = async ({ id }: { id: number }) =>
      (await admin.get(`/api/activities/${id}`)).body.isLocationDefaultActivity;
    expect([await isDefault(first), await isDefault(second)]).toEqual([true, false]);
    const changed = { name: 'Gondola plaza', isDefault: true, defaultActivityId: second.id };
    await admin.put(`/api/locations/${location.id}`).send(changed).expect(200);
    expect([await isDefault(first), await isDefault(second)]).toEqual([false, true]);
  });

  test.each([
    ['name', { name: '' }],
    ['ageMax', { name: 'Old', ageMin: 10, ageMax: 5 }],
    ['ageMin', { name: 'Old', ageMin: -1 }],
    ['imageUrl', { name: 'Old', imageUrl: 'http://insecure.example/x.png' }],
    ['imageUrl', { name: 'Old', imageUrl: 'https://resort.example/\0.png' }],
  ])('a wrong %s is named', async (path, body) => {
    expect(refusal(await admin.post('/api/activities').send(body))).toEqual([400, 'request.invalid', path]);
  });

  test('tasks and products are linked once, listed and unlinked', async () => {
    const { id } = await post('/api/activities', { name: 'Linked' });
    const task = await post('/api/tasks', seasonWaiver);
    const linked = await post(`/api/activities/${id}/tasks`, { taskId: task.id });
    expect(linked).toMatchObject({
      hasTasks: true,
      activityTasks: [{ activityId: id, taskId: task.id, task: { name: 'Season waiver' } }],
    });
    const withProduct = await post(`/api/activities/${id}/products`, { productId: 4100 });
    expect(withProduct.activityProducts).toEqual([
      expect.objectContaining({ productId: 4100, productName: 'Ski lesson' }),
    ]);
    expect((await admin.get(`/api/activities/${id}/tasks`).expect(200)).body).toEqual([
      expect.objectContaining({ id: task.id }),
    ]);
    expect((await admin.get(`/api/tasks/${task.id}`)).body.activityNames).toEqual(['Linked']);

    const twice = await Promise.all([
      admin.post(`/api/activities/${id}/tasks`).send({ taskId: task.id }),
      admin.post(`/api/activities/${id}/products`).send({ productId: 4100 }),
      admin.post(`/api/activities/${id}/tasks`).send({ taskId: 4711 }),
      admin.post(`/api/activities/${id}/products`).send({ productId: 4711 }),
    ]);
    expect(twice.map(refusal)).toEqual([
      [409, 'catalog.linked_already', 'taskId'],
      [409, 'catalog.linked_already', 'productId'],
      [404, 'task.unknown', 'taskId'],
      [404, 'product.unknown', 'productId'],
    ]);

    expect((await admin.delete(`/api/activities/${id}/tasks/${task.id}`).expect(200)).body.hasTasks).toBe(false);
    expect((await admin.delete(`/api/activities/${id}/products/4100`).expect(200)).body.activityProducts).toEqual([]);
    expect((await admin.delete(`/api/activities/${id}/products/4100`)).body.code).toBe('product.unknown');
    expect((await admin.delete('/api/activities/4711/tasks/1')).body.code).toBe('activity.unknown');
  });

  test('what is linked already is left out of what could be linked, page after page', async () => {
    const { id } = await post('/api/activities', { name: 'Many tasks' });
    await api.database.rows(
      `with added as (insert into task (name, task_type_id) select 'Many ' || lpad(n::text, 3, '0'), 2 from generate_series(1, 120) n returning id, name)
       insert into activity_task (activity_id, task_id) select $1, id from added where name <> 'Many 120'`,
      [id],
    );
    const location = await buildLocation(api.database, { name: 'Many lodge', activityIds: [id] });
    const unlinked = await post('/api/activities', { name: 'Many others' });
    await post(`/api/activities/${id}/products`, { productId: 4100 });
    const offered = async (path: string, filter: object) => {
      const { body, headers } = await admin.get(path).query({ range: '[0,24]', filter: JSON.stringify(filter) });
      return [headers['content-range'], body.map((record: { name: string }) => record.name)];
    };
    expect(await offered('/api/tasks', { q: 'Many', exceptActivityId: id })).toEqual(['tasks 0-0/1', ['Many 120']]);
    expect((await offered('/api/tasks', { q: 'Many', exceptActivityId: unlinked.id }))[0]).toBe('tasks 0-24/120');
    expect(await offered('/api/activities', { q: 'Many', exceptLocationId: location })).toEqual([
      'activities 0-0/1',
      ['Many others'],
    ]);
    expect(await offered('/api/admin/products', { exceptActivityId: id })).toEqual(['products 0-0/1', ['Season pass']]);
    expect(await offered('/api/admin/products', { exceptActivityId: unlinked.id })).toEqual([
      'products 0-1/2',
      ['Season pass', 'Ski lesson'],
    ]);
    await api.database.rows(`delete from activity_task where activity_id = $1`, [id]);
    await api.database.rows(`delete from task where name like 'Many %'`);
  });

  test('one that a location offers says where, and goes once it is free', async () => {
    const activity = await post('/api/activities', { name: 'Offered' });
    const location = await buildLocation(api.database, { name: 'Base lodge', activityIds: [activity.id] });
    const { status, body } = await admin.delete(`/api/activities/${activity.id}`);
    expect([status, body.code]).toEqual([409, 'catalog.in_use']);
    expect(body.details.usedBy).toEqual([{ entity: 'location', id: location, name: 'Base lodge' }]);
    expect(body.hint).toContain('Base lodge');
    const offered = (await admin.get(`/api/activities/${activity.id}`)).body;
    expect(offered).toMatchObject({ locationNames: ['Base lodge'], isLocationDefaultActivity: true });
    await admin.delete(`/api/locations/${location}/activities/${activity.id}`).expect(200);
    expect((await admin.delete(`/api/activities/${activity.id}`).expect(200)).body.name).toBe('Offered');
    expect((await admin.get(`/api/activities/${activity.id}`)).body.code).toBe('activity.unknown');
  });
});
