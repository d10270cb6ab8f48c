import { adminTaskSchema, adminTaskTypeSchema } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
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

describe('tasks', () => {
  test('a waiver keeps what only waivers have; another type drops it', async () => {
    const task = await post('/api/tasks', {
      ...seasonWaiver,
      customComment: 'By {Signer}',
      startEffectiveDate: '2026-11-01',
    });
    expect(adminTaskSchema.strict().parse(task)).toMatchObject({
      posWaiverId: 'W-SEASON',
      startEffectiveDate: '2026-11-01',
    });
    const rental = (
      await admin
        .put(`/api/tasks/${task.id}`)
        .send({ ...seasonWaiver, taskTypeId: 2, customComment: 'x' })
        .expect(200)
    ).body;
    expect(rental).toMatchObject({
      taskTypeId: 2,
      posWaiverId: null,
      enableAgreeCheckbox: false,
      customComment: null,
      startEffectiveDate: null,
    });
  });

  test('what staff should know of a task is kept for every type, found, and put in order', async () => {
    const task = await post('/api/tasks', { name: 'Boots', taskTypeId: 2, staffNote: 'Ask about orthotics' });
    expect(adminTaskSchema.strict().parse(task)).toMatchObject({ staffNote: 'Ask about orthotics' });
    const query = { filter: JSON.stringify({ q: 'orthotics' }), sort: '["staffNote","ASC"]', range: '[0,9]' };
    expect((await admin.get('/api/tasks').query(query).expect(200)).body).toEqual([task]);
    const write = { name: 'Boots', taskTypeId: 2, staffNote: '' };
    const emptied = (await admin.put(`/api/tasks/${task.id}`).send(write).expect(200)).body;
    expect(emptied).toMatchObject({ staffNote: null });
  });

  test('a one-day waiver keeps no dates: they are taken on the day of signing', async () => {
    const dates = { startEffectiveDate: '2026-11-01', endEffectiveDate: '2026-12-01', validationDate: '2026-11-20' };
    const task = await post('/api/tasks', { ...seasonWaiver, ...dates, useTodayAsValidationDate: true });
    expect(task).toMatchObject({
      useTodayAsValidationDate: true,
      startEffectiveDate: null,
      endEffectiveDate: null,
      validationDate: null,
    });
  });

  test.each([
    ['name', { name: '' }, 'This is required.'],
    ['posWaiverId', { posWaiverId: '' }, 'This is required.'],
    ['enableAgreeCheckbox', { enableAgreeCheckbox: false }, 'At least one signature method is required'],
    [
      'endEffectiveDate',
      { startEffectiveDate: '2026-12-01', endEffectiveDate: '2026-11-01' },
      'The end cannot be before the start',
    ],
    ['validationDate', { validationDate: '0000-01-01' }, 'Choose a later day'],
    ['ageMax', { ageMin: 9, ageMax: 3 }, 'The lowest age cannot be above the highest'],
  ])('a wrong %s is named', async (path, wrong, message) => {
    const { status, body } = await admin.post('/api/tasks').send({ ...seasonWaiver, ...wrong });
    expect([status, body.code, body.errors]).toMatchObject([400, 'request.invalid', [{ path, message }]]);
  });

  test('all that is wrong is named at once, also what concerns more than one field', async () => {
    const { body } = await admin
      .post('/api/tasks')
      .send({ taskTypeId: 1, ageMin: 9, ageMax: 3, endEffectiveDate: 'soon' });
    const said = (body.errors as { path: string; message: string }[]).map(({ path, message }) => `${path}: ${message}`);
    expect(said.sort()).toEqual([
      'ageMax: The lowest age cannot be above the highest',
      'enableAgreeCheckbox: At least one signature method is required',
      'endEffectiveDate: Enter a date.',
      'name: This is required.',
      'posWaiverId: This is required.',
    ]);
    const activity = await admin.post('/api/activities').send({ ageMin: 9, ageMax: 3 });
    expect(activity.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['ageMax', 'name']);
    expect((await admin.post('/api/tasks').send([])).body.code).toBe('request.invalid');
  });

  test("a partner's waiver needs a signature method like any other", async () => {
    const partners = { ...seasonWaiver, externalWaiverId: '1R-7' };
    const { status, body } = await admin.post('/api/tasks').send({ ...partners, enableAgreeCheckbox: false });
    expect([status, body.code, body.errors]).toEqual([
      400,
      'request.invalid',
      [{ path: 'enableAgreeCheckbox', code: 'signatureMethod', message: 'At least one signature method is required' }],
    ]);
    expect(await post('/api/tasks', partners)).toMatchObject({ externalWaiverId: '1R-7' });
  });

  test('one that an activity asks stays and says so; lists search and filter', async () => {
    const task = await post('/api/tasks', { name: 'Portrait', taskTypeId: 4 });
    const activity = await post('/api/activities', { name: 'Season pass' });
    await post(`/api/activities/${activity.id}/tasks`, { taskId: task.id });
    const { status, body } = await admin.delete(`/api/tasks/${task.id}`);
    expect([status, body.code, body.details.usedBy]).toEqual([
      409,
      'catalog.in_use',
      [{ entity: 'activity', id: activity.id, name: 'Season pass' }],
    ]);
    const filtered = await admin
      .get('/api/tasks')
      .query({ filter: JSON.stringify({ taskTypeId: 4, activityId: activity.id, q: 'port' }) });
    expect(filtered.body.map(({ id }: { id: number }) => id)).toEqual([task.id]);
    await admin.delete(`/api/activities/${activity.id}/tasks/${task.id}`).expect(200);
    expect((await admin.delete(`/api/tasks/${task.id}`).expect(200)).body.name).toBe('Portrait');
  });

  test('an unknown one is 404', async () => {
    for (const answer of [
      await admin.get('/api/tasks/4711'),
      await admin.put('/api/tasks/4711').send(seasonWaiver),
      await admin.delete('/api/tasks/4711'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'task.unknown']);
    }
  });
});

describe('task types', () => {
  test('the four are listed; shoe size, stance and days are changed, the rest stays', async () => {
    const { body, headers } = await admin.get('/api/tasktypes').query({ range: '[0,9]' }).expect(200);
    expect(headers['content-range']).toBe('tasktypes 0-3/4');
    expect(
      adminTaskTypeSchema
        .strict()
        .array()
        .parse(body)
        .map(({ id }) => id),
    ).toEqual([1, 2, 3, 4]);
    const changed = await admin
      .put('/api/tasktypes/2')
      .send({ enableShoeSize: true, effectiveDays: 30, version: 1 })
      .expect(200);
    expect(changed.body).toMatchObject({
      name: 'Rental Profile',
      enableShoeSize: true,
      enableStance: false,
      effectiveDays: 30,
      version: 2,
    });
    expect((await admin.put('/api/tasktypes/2').send({ effectiveDays: 1, version: 1 })).body.code).toBe(
      'catalog.changed_meanwhile',
    );
    expect(refusal(await admin.put('/api/tasktypes/2').send({ effectiveDays: -1 }))).toEqual([
      400,
      'request.invalid',
      'effectiveDays',
    ]);
    expect((await admin.get('/api/tasktypes/5')).body.code).toBe('tasktype.unknown');
  });

  test('one without tasks is removed and brought back; one with tasks stays', async () => {
    expect((await admin.delete('/api/tasktypes/3').expect(200)).body).toMatchObject({ id: 3, isDeleted: true });
    const child = { name: 'Child', taskTypeId: 3 };
    expect(refusal(await admin.post('/api/tasks').send(child))).toEqual([404, 'tasktype.unknown', 'taskTypeId']);
    expect(await post('/api/tasktypes', { id: 3 })).toMatchObject({
      name: 'Child Registration',
      isDeleted: false,
      effectiveDays: 365,
    });
    expect(refusal(await admin.post('/api/tasktypes').send({ id: 3 }))).toEqual([409, 'catalog.name_taken', 'id']);
    const task = await post('/api/tasks', child);
    const { body } = await admin.delete('/api/tasktypes/3').expect(409);
    expect(body.details.usedBy).toEqual([{ entity: 'task', id: task.id, name: 'Child' }]);
  });
});

test('products are found by name and code', async () => {
  const { body, headers } = await admin
    .get('/api/admin/products')
    .query({ range: '[0,9]', filter: '{"q":"les-"}' })
    .expect(200);
  expect(headers['content-range']).toBe('products 0-0/1');
  expect(body).toMatchObject([
    {
      id: 4100,
      code: 'LES-1',
      name: 'Ski lesson',
      isSeasonPass: false,
      rules: ['IMAGEREQUIRED'],
      posWaiverIds: ['W-SEASON'],
    },
  ]);
});
