import { type GuestHit, guestHitSchema, staffHouseholdSchema } from '@arrival/contracts';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';
import { bringBy } from '../../support/shop-orders';

let api: TestApi;
let admin: SignedInAgent;
let emma: number;
let mia: number;
let leo: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  await api.database.rows("insert into product (product_id, code, name) values (4100, 'DAY', 'Day ticket')");
  const carters = await buildHousehold(api.database, {
    issuer: api.identity.issuer,
    subject: 'emma',
    members: [{ firstName: 'Mia' }, { firstName: 'Leo' }],
  });
  emma = carters.headId;
  [mia, leo] = carters.memberIds as [number, number];
  await buy(emma, 100_231, 900_017);
  await buy(mia, 100_231, 900_018);
  await buy(leo, 100_231, 900_019, 'cancelled');
  await buy(leo, 100_388, null, 'cancelled');
  await buy(leo, 100_388, null);
});
afterAll(() => api.close());

const buy = (contactId: number, orderId: number | null, transactionId: number | null, status = 'closed') =>
  api.database.rows(
    `insert into purchase (contact_id, product_id, kind, status, order_id, transaction_id) values ($1, 4100, 'orderLine', $2, $3, $4)`,
    [contactId, status, orderId, transactionId],
  );

async function search(q: string, sort = ['firstName', 'ASC']): Promise<GuestHit[]> {
  const { body } = await admin
    .get('/api/admin/guests')
    .query({ filter: JSON.stringify({ q }), sort: JSON.stringify(sort) })
    .expect(200);
  return guestHitSchema.strict().array().parse(body);
}
/** Of what came without a shop's list. */
const numbers = { orderNumber: null };
const ordersOf = (hits: GuestHit[]) => hits.map(({ contactId, foundOrder }) => [contactId, foundOrder]);

test.each(['100231', ' 100 231 ', '#100231'])(
  'everybody of an order by its number typed as %p, a cancelled one marked',
  async (typed) => {
    expect(ordersOf(await search(typed))).toEqual([
      [emma, { ...numbers, orderId: 100_231, transactionId: 900_017, isCancelled: false }],
      [leo, { ...numbers, orderId: 100_231, transactionId: 900_019, isCancelled: true }],
      [mia, { ...numbers, orderId: 100_231, transactionId: 900_018, isCancelled: false }],
    ]);
  },
);

test('the one guest of a transaction by its number', async () => {
  expect(ordersOf(await search('900018'))).toEqual([
    [mia, { ...numbers, orderId: 100_231, transactionId: 900_018, isCancelled: false }],
  ]);
});

test('an order of which something still counts is not called cancelled', async () => {
  expect(ordersOf(await search('100388'))).toEqual([
    [leo, { ...numbers, orderId: 100_388, transactionId: null, isCancelled: false }],
  ]);
});

test.each(['10023', '00231', '100231-1', '0100231', '9'.repeat(16), '9'.repeat(30)])(
  'a part of a number, or another one, finds no order: %p',
  async (typed) => {
    expect(await search(typed)).toEqual([]);
  },
);

test('whoever is found otherwise carries no order', async () => {
  expect(ordersOf(await search('mia cart'))).toEqual([[mia, null]]);
  expect(ordersOf(await search(String(mia)))).toEqual([[mia, null]]);
});

test("a number that is one guest's order, another's customer number and ends a third one's phone hides nobody; what fits whole comes first", async () => {
  const [able, baker, abel] = (
    await buildHousehold(api.database, {
      issuer: api.identity.issuer,
      subject: 'three',
      members: [{ firstName: 'Zoe' }, { firstName: 'Yan' }, { firstName: 'Abel' }],
    })
  ).memberIds as [number, number, number];
  await buy(able, 5550, null);
  await api.database.rows("update contact set customer_number = '5550' where contact_id = $1", [baker]);
  await api.database.rows("update contact set phone = '+1 970 555 5550' where contact_id = $1", [abel]);
  expect((await search('5550')).map(({ firstName }) => firstName)).toEqual(['Yan', 'Zoe', 'Abel']);
  expect((await search('5550', ['firstName', 'DESC'])).map(({ firstName }) => firstName)).toEqual([
    'Zoe',
    'Yan',
    'Abel',
  ]);
});

test('the household says what each has bought, cancelled or not, and which passes are left to print', async () => {
  await api.database.rows('insert into pass_media (contact_id, product_id) values ($1, 4100)', [mia]);
  await api.database.rows('insert into pass_media (contact_id, product_id, printed_at) values ($1, 4100, now())', [
    leo,
  ]);
  const { body } = await admin.get(`/api/admin/guests/${leo}`).expect(200);
  const { members } = staffHouseholdSchema.strict().parse(body);
  const of = (id: number) => members.find(({ contactId }) => contactId === id)!;
  const line = {
    id: expect.any(Number),
    productName: 'Day ticket',
    productDate: null,
    ...numbers,
    transactionId: null,
  };
  expect(of(leo).purchases).toEqual([
    { ...line, orderId: 100_231, transactionId: 900_019, isCancelled: true },
    { ...line, orderId: 100_388, isCancelled: true },
    { ...line, orderId: 100_388, isCancelled: false },
  ]);
  expect([of(mia).mediaToPrint, of(leo).mediaToPrint]).toEqual([['Day ticket'], []]);
});

test.each([
  ['SO-4711', ['SO-4711', 'so 4711', '#SO4711'], 'SO 471'],
  ['#4712', ['#4712', '4712'], '471'],
  ['A4713', ['A4713', 'a-4713'], '4713'],
  ['0004714', ['0004714', '#0004714'], '4714'],
  ['X7', ['X7', 'x 7'], 'X'],
  ['QWERTZ', ['qwertz'], 'qwer'],
  ['4715', ['4715', '#4715'], 'SO-4715'],
])('an order of the shop by its number %s as it is printed or read out', async (orderNumber, typed, part) => {
  const line = {
    orderNumber,
    email: `${orderNumber.replace('#', 'n')}@example.com`,
    productCode: 'DAY',
    day: '2027-01-02',
  };
  const person = { firstName: 'Ola', lastName: 'Nordmann', dateOfBirth: null, phone: null, lastDay: null };
  await bringBy(admin)([{ ...line, ...person }]);
  const orderId = Number(orderNumber) || null;
  for (const q of typed) {
    const hits = await search(q);
    expect(hits.map(({ foundOrder }) => foundOrder)).toEqual([
      { orderNumber, orderId: orderNumber.startsWith('0') ? null : orderId, transactionId: null, isCancelled: false },
    ]);
    const { body } = await admin.get(`/api/admin/guests/${hits[0]!.contactId}`).expect(200);
    expect(staffHouseholdSchema.strict().parse(body).members[0]!.purchases).toMatchObject([{ orderNumber }]);
  }
  expect((await search(part)).filter(({ lastName }) => lastName === 'Nordmann')).toEqual([]);
});
