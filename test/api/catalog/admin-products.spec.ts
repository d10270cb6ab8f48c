import { adminProductSchema } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { behindBridge } from '../../support/behind-bridge';
import { addPurchase } from '../../support/build-household';
import { buildCheckinResort, type CheckinResort, signedInCarters } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';

/** Products where no point of sale tells them (D74). */
let api: TestApi;
let boss: SignedInAgent;
let resort: CheckinResort;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  resort = await buildCheckinResort(api);
  await api.database.rows('update location set use_pos_transactions_and_orders = true where id = $1', [
    resort.locationId,
  ]);
});
afterAll(() => api.close());

const write = { code: 'SKI-SET', name: 'Ski set', rules: ['RENTALPROFILEREQUIRED'] };
const path = '/api/admin/products';
const made = async (product: object) =>
  adminProductSchema.strict().parse((await boss.post(path).send(product).expect(200)).body);
const remove = (id: number) => boss.delete(`${path}/${id}`);

test('a product is made, leads to its activity, and asks its buyer for what its rules say', async () => {
  const since = await lastAuditId(api);
  const product = await made({ ...write, code: ' SKI-SET ' });
  expect(product).toMatchObject({ ...write, isSeasonPass: false, posWaiverIds: [], activityNames: [], version: 1 });
  await boss.post(`/api/activities/${resort.activityId}/products`).send({ productId: product.id }).expect(200);
  await heardChanges(api);
  const { emma, carters } = await signedInCarters(api);
  const asked = async () => {
    const { body } = await emma.get(`/api/activities/locations/${resort.locationId}/contacts`).expect(200);
    return body.flatMap(({ contacts }: { contacts: { contactId: number; tasksTotal: number }[] }) =>
      contacts.filter(({ contactId }) => contactId === carters.headId).map(({ tasksTotal }) => tasksTotal),
    );
  };
  await addPurchase(api.database, carters.headId, {
    productId: product.id,
    productDate: new Date().toISOString().slice(0, 10),
  });
  expect(await asked()).toEqual([1]);
  const saved = await boss
    .put(`${path}/${product.id}`)
    .send({ ...write, posWaiverIds: ['W-SEASON'], version: 1 })
    .expect(200);
  expect(saved.body).toMatchObject({ version: 2, activityNames: [expect.any(String)] });
  await heardChanges(api);
  expect(await asked()).toEqual([2]);
  expect((await auditRows(api, since)).map(({ action }) => action)).toEqual([
    'product.created',
    'activity.product_linked',
    'product.updated',
  ]);
});

test('a code is one product’s, however it is written', async () => {
  const { id } = await made({ ...write, code: 'Board' });
  const taken = await boss.post(path).send({ ...write, code: 'BOARD ' });
  expect([taken.status, taken.body.code, taken.body.errors]).toMatchObject([
    409,
    'product.code_taken',
    [{ path: 'code', code: 'productCode' }],
  ]);
  expect(
    (
      await boss
        .put(`${path}/${id}`)
        .send({ ...write, code: 'bOARD' })
        .expect(200)
    ).body.code,
  ).toBe('bOARD');
});

test('a save that did not see the newest version loses nothing', async () => {
  const { id } = await made({ ...write, code: 'POLES' });
  await boss
    .put(`${path}/${id}`)
    .send({ ...write, code: 'POLES', name: 'Poles', version: 1 })
    .expect(200);
  const stale = await boss.put(`${path}/${id}`).send({ ...write, code: 'POLES', name: 'Sticks', version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'catalog.changed_meanwhile']);
});

test('what an activity names or somebody bought stays; what nobody uses goes, and comes back from the trail', async () => {
  const { id } = await made({ ...write, code: 'HELMET' });
  await boss.post(`/api/activities/${resort.activityId}/products`).send({ productId: id }).expect(200);
  expect((await remove(id)).body).toMatchObject({
    code: 'catalog.in_use',
    details: { usedBy: [{ entity: 'activity' }] },
  });
  await boss.delete(`/api/activities/${resort.activityId}/products/${id}`).expect(200);
  const { carters } = await signedInCarters(api);
  await addPurchase(api.database, carters.headId, { productId: id });
  const bought = await remove(id);
  expect([bought.status, bought.body.code, bought.body.remark?.code]).toEqual([409, 'catalog.in_use', 'productBought']);
  await api.database.rows('delete from purchase where product_id = $1', [id]);
  await remove(id).expect(200);
  expect((await boss.get(`${path}/${id}`)).body.code).toBe('product.unknown');
  const [{ id: event }] = (await boss.get('/api/admin/audit').query({ range: '[0,0]' }).expect(200)).body;
  await boss.post(`/api/admin/audit/${event}/restore`).expect(200);
  expect((await boss.get(`${path}/${id}`).expect(200)).body).toMatchObject({ id, code: 'HELMET', version: 2 });
});

test.each([
  ['code', { code: ' ' }],
  ['name', { name: '' }],
  ['price', { price: 3 }],
])('a wrong %s is told by its field', async (field, wrong) => {
  const { body } = await boss
    .post(path)
    .send({ ...write, ...wrong })
    .expect(400);
  expect(body.errors).toMatchObject([{ path: field }]);
});

test('behind a bridge products are read, and kept at the point of sale', async () => {
  await behindBridge(async (staff) => {
    await staff.get(path).expect(200);
    expect((await staff.get('/api/admin/point-of-sale').expect(200)).body).toEqual({ isBuiltIn: false });
    expect((await boss.get('/api/admin/point-of-sale').expect(200)).body).toEqual({ isBuiltIn: true });
    for (const answer of [
      await staff.post(path).send(write),
      await staff.put(`${path}/1`).send(write),
      await staff.delete(`${path}/1`),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'product.kept_elsewhere']);
  });
});
