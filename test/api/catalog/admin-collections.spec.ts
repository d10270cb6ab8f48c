import { collectionItemSchema, collectionSchema } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';

let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi({ ...administratorVariables, FEATURES: 'PassChecker' });
  admin = await administrator(api);
});
afterAll(() => api.close());

const post = async (path: string, body: object) => (await admin.post(path).send(body).expect(200)).body;
const put = async (path: string, body: object) => (await admin.put(path).send(body).expect(200)).body;

test('a collection and its items: added, changed, listed, deleted', async () => {
  const gates = await post('/api/collections', { name: 'Gates' });
  expect(collectionSchema.strict().parse(gates)).toMatchObject({
    name: 'Gates',
    isProtected: false,
    collectionItems: [],
    version: 1,
  });
  const item = await post('/api/collections/items', { name: 'North', value: 'N1', collectionId: gates.id });
  expect(collectionItemSchema.strict().parse(item)).toMatchObject({
    name: 'North',
    value: 'N1',
    collectionId: gates.id,
  });
  expect(
    await put(`/api/collections/items/${item.id}`, { name: 'North', value: 'N2', collectionId: gates.id, version: 1 }),
  ).toMatchObject({
    value: 'N2',
    version: 2,
  });
  expect(await put(`/api/collections/${gates.id}`, { name: 'Lift gates', version: 1 })).toMatchObject({
    name: 'Lift gates',
    collectionItems: [{ value: 'N2' }],
  });
  const filter = JSON.stringify({ collectionId: gates.id });
  const listed = await admin.get('/api/collections/items').query({ filter, range: '[0,9]' }).expect(200);
  expect([listed.body.length, listed.headers['content-range']]).toEqual([1, 'items 0-0/1']);
  expect((await admin.get(`/api/collections/items/${item.id}`).expect(200)).body.value).toBe('N2');
  expect((await admin.put(`/api/collections/${gates.id}`).send({ name: 'Late', version: 1 })).body.code).toBe(
    'catalog.changed_meanwhile',
  );
  expect((await admin.delete(`/api/collections/items/${item.id}`).expect(200)).body.value).toBe('N2');
  expect((await admin.delete(`/api/collections/${gates.id}`).expect(200)).body.name).toBe('Lift gates');
  expect((await admin.get(`/api/collections/${gates.id}`)).body.code).toBe('collection.unknown');
});

test.each([
  ['/api/collections', 'name', { name: ' ' }, 400, 'request.invalid'],
  ['/api/collections/items', 'value', { name: 'x', value: '', collectionId: 1 }, 400, 'request.invalid'],
  ['/api/collections/items', 'collectionId', { name: 'x', value: 'y', collectionId: 4711 }, 404, 'collection.unknown'],
])('%s names a wrong %s', async (path, field, body, status, code) => {
  const answer = await admin.post(path).send(body);
  expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([status, code, field]);
});

test.each([1, 2])('collection %i keeps its name and stays; the database says so too. Its items change', async (id) => {
  const before = (await admin.get(`/api/collections/${id}`).expect(200)).body;
  expect(before.isProtected).toBe(true);
  const renamed = await admin.put(`/api/collections/${id}`).send({ name: 'Mine' });
  expect([renamed.status, renamed.body.code, renamed.body.errors[0].path]).toEqual([
    409,
    'collection.protected',
    'name',
  ]);
  expect((await admin.delete(`/api/collections/${id}`)).body.code).toBe('collection.protected');
  await expect(api.database.rows("update collection set name = 'Mine' where id = $1", [id])).rejects.toThrow(
    'Pass Checker',
  );
  await expect(api.database.rows('delete from collection where id = $1', [id])).rejects.toThrow('Pass Checker');
  expect((await admin.get(`/api/collections/${id}`)).body).toEqual(before);
  await post('/api/collections/items', { name: 'Gondola', value: 'GON01', collectionId: id });
});

test('while the Pass Checker is off, its collections are hidden', async () => {
  const off = await startApi(administratorVariables);
  try {
    const boss = await administrator(off);
    expect((await boss.get('/api/collections').expect(200)).body).toEqual([]);
    for (const answer of [
      await boss.get('/api/collections/1'),
      await boss.put('/api/collections/1').send({ name: 'x' }),
      await boss.delete('/api/collections/1'),
      await boss.post('/api/collections/items').send({ name: 'x', value: 'y', collectionId: 1 }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'collection.unknown']);
    }
  } finally {
    await off.close();
  }
});
