import { purchaseImportedSchema } from '@arrival/contracts';
import { administrator, administratorVariables, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { keyAgent } from '../../support/api-key';
import { born } from '../../support/build-household';

/** A shop sends its orders with a key of its own (D75). */
let api: TestApi;
let admin: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  await api.database.rows("insert into product (product_id, code, name) values (7, 'SKI-SET', 'Ski set')");
});
afterAll(() => api.close());

const path = '/api/import/orders';
const line = (order: number, firstName = 'Lena', age = 38) => ({
  orderNumber: String(order),
  email: `lena.${order}@example.com`,
  firstName,
  lastName: 'Hoffmann',
  dateOfBirth: born(age),
  phone: '+49 151 2345678',
  productCode: 'SKI-SET',
  day: '2026-12-27',
  lastDay: null,
});
const family = (order: number) => [line(order), line(order, 'Mira', 9)];

test('an order is taken over, by the key and by an administrator once, and the trail names the key', async () => {
  const shop = await keyAgent(api, admin, 'orders');
  const since = await lastAuditId(api);
  const { body } = await shop
    .post(path)
    .send({ lines: family(1) })
    .expect(200);
  expect(purchaseImportedSchema.strict().parse(body)).toMatchObject({ added: 2, newFamilies: 1, newPeople: 2 });
  const again = await admin
    .post('/api/admin/purchases/import')
    .send({ lines: family(1) })
    .expect(200);
  expect(again.body).toMatchObject({ added: 0, same: 2 });
  const [event] = (await admin.get('/api/admin/audit').query({ range: '[0,0]' }).expect(200)).body;
  expect(event).toMatchObject({
    action: 'purchases.imported',
    actorKey: expect.any(String),
    after: { orderNumber: '1' },
  });
  expect(Number(event.id)).toBeGreaterThan(since);
});

test('no key of another type brings one, nor a sign-in', async () => {
  for (const type of ['standard', 'events', 'waivers'] as const) {
    const answer = await (await keyAgent(api, admin, type)).post(path).send({ lines: family(2) });
    expect([answer.status, answer.body.code]).toEqual([403, 'key.forbidden']);
  }
  expect((await admin.post(path).send({ lines: family(2) })).body.code).toBe('key.required');
  const shop = await keyAgent(api, admin, 'orders');
  expect((await shop.get('/api/export/customers').query({ locationId: 1 })).body.code).toBe('key.forbidden');
  expect(await api.database.rows("select from contact where email = 'lena.2@example.com'")).toEqual([]);
});

test('the example of the page, sent as it stands, is answered by the example of its answer', async () => {
  const { paths } = (await api.request.get('/api/docs/openapi.json').expect(200)).body;
  const { requestBody, responses } = paths[path].post;
  const asked = requestBody.content['application/json'].examples.family.value;
  const shop = await keyAgent(api, admin, 'orders');
  const { body } = await shop.post(path).send(asked).expect(200);
  expect(body).toEqual(responses['200'].content['application/json'].example);
  expect([asked.isTrial, body.faults.length]).toEqual([true, 1]);
});

test('a call may be full, and not fuller', async () => {
  const shop = await keyAgent(api, admin, 'orders');
  const lines = Array.from({ length: 250 }, (_, at) => family(1000 + at)).flat();
  const { body } = await shop.post(path).send({ lines }).expect(200);
  expect(body).toMatchObject({ added: 500, newFamilies: 250, leftOut: 0 });
  const more = await shop.post(path).send({ lines: [...lines, line(3)] });
  expect([more.status, more.body.errors]).toMatchObject([400, [{ path: 'lines' }]]);
});

test('a field that is not known and one that is wrong are told by their place', async () => {
  const shop = await keyAgent(api, admin, 'orders');
  const wrong = { ...line(4), email: 'lena' };
  const { body } = await shop
    .post(path)
    .send({ lines: [line(4), wrong, { ...line(4), price: 3 }] })
    .expect(400);
  expect(body.errors.map(({ path: place }: { path: string }) => place)).toEqual(['lines.1.email', 'lines.2.price']);
});
