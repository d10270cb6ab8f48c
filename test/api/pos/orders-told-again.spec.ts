import { strFromU8, unzipSync } from 'fflate';
import { Client } from 'pg';
import { Database } from '../../../api/src/platform/database/database';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born } from '../../support/build-household';
import { lockWaits } from '../../support/lock-waits';
import { boughtUnder, bringBy, nothingDone, orderOfFamily } from '../../support/shop-orders';

/** Orders of people who were put right here, which the shop still tells as before (D75). */
let api: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  await api.database.rows("insert into product (product_id, code, name) values (7, 'SKI-SET', 'Ski set')");
});
afterAll(() => api.close());

const bring = (lines: readonly object[], isTrial = false) => bringBy(boss)(lines, isTrial);
const people = (email: string) =>
  api.database.rows<{ id: number; name: string; purchases: number }>(
    `select m.contact_id as id, m.first_name as name, (select count(*)::integer from purchase p where p.contact_id = m.contact_id) as purchases
from contact h join contact m on h.contact_id in (m.contact_id, m.parent_contact_id) where h.email = $1 and h.parent_contact_id is null
order by m.contact_id`,
    [email],
  );
const correct = async (email: string, name: string, told: object) => {
  const { id } = (await people(email)).find((person) => person.name === name)!;
  await boss.patch(`/api/admin/guests/${id}`).send(told).expect(200);
  return Number(id);
};

test('whose name and birth date were put right here is found by what the shop says, in this order and the next', async () => {
  const { email, orderNumber, lines } = orderOfFamily();
  const [mira, lena] = lines;
  const misspelt = { ...mira, firstName: 'Mria', dateOfBirth: born(10) };
  await bring([misspelt, lena]);
  const id = await correct(email, 'Mria', { firstName: 'Mira', dateOfBirth: mira.dateOfBirth });
  const moved = [misspelt, lena].map((line) => ({ ...line, day: '2027-02-01' }));
  expect(await bring(moved)).toEqual({ ...nothingDone, added: 2, cancelled: 2 });
  const later = moved.map((line) => ({ ...line, orderNumber: `${orderNumber}1` }));
  expect(await bring(later)).toEqual({ ...nothingDone, added: 2 });
  const unborn = { ...later[0], firstName: 'MRIA', dateOfBirth: null, orderNumber: `${orderNumber}2` };
  expect(await bring([unborn])).toEqual({ ...nothingDone, added: 1 });
  const half = { ...later[0], dateOfBirth: mira.dateOfBirth, orderNumber: `${orderNumber}3` };
  expect(await bring([half])).toEqual({ ...nothingDone, added: 1 });
  expect(await people(email)).toMatchObject([
    { name: 'Lena', purchases: 3 },
    { id, name: 'Mira', purchases: 5 },
  ]);
});

test('another person of the name that the shop had wrong is another person', async () => {
  const { email, orderNumber, lines } = orderOfFamily();
  const [mira, lena] = lines;
  await bring(lines);
  await correct(email, 'Mira', { firstName: 'Nora' });
  const other = { ...mira, dateOfBirth: born(14), orderNumber: `${orderNumber}1` };
  expect(await bring([other])).toMatchObject({ added: 1, newPeople: 1 });
  expect((await people(email)).map(({ name }) => name)).toEqual([lena.firstName, 'Nora', 'Mira']);
});

test('orders that say nothing new cost one statement together, beside what any call costs', async () => {
  const orders = Array.from({ length: 20 }, () => orderOfFamily().lines).flat();
  await bring(orders);
  const run = jest.spyOn(api.app.get(Database), 'run');
  for (const isTrial of [false, true]) {
    run.mockClear();
    expect(await bring(orders, isTrial)).toEqual({ ...nothingDone, same: 40 });
    expect(run.mock.calls.filter(([{ name }]) => name.startsWith('pos.'))).toHaveLength(1);
  }
  run.mockRestore();
});

test('a family that is erased while its order is taken over begins anew', async () => {
  const { email, lines } = orderOfFamily();
  await bring(lines);
  const [mira] = await people(email);
  const changed = lines.map((line) => ({ ...line, day: '2027-02-01' }));
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    const ids = (await people(email)).map(({ id }) => id);
    await holder.query('select lock_households($1::bigint[])', [[mira!.id]]);
    const told = bring(changed);
    await lockWaits(api.database);
    await holder.query('delete from purchase where contact_id = any($1::bigint[])', [ids]);
    await holder.query('delete from contact where contact_id = any($1::bigint[])', [ids]);
    await holder.query('commit');
    expect(await told).toEqual({ ...nothingDone, added: 2, newFamilies: 1, newPeople: 2 });
  } finally {
    await holder.end();
  }
});

test('a product that is deleted while its order is taken over is said to be unknown, and nothing of the order is there', async () => {
  const { email, lines } = orderOfFamily();
  const [mira, lena] = lines;
  await api.database.rows("insert into product (product_id, code, name) values (2000000777, 'SHORT-LIVED', 'Sled')");
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query("select pg_advisory_xact_lock(hashtextextended('e-mail ' || lower($1), 0))", [email]);
    const told = bring([{ ...mira, productCode: 'SHORT-LIVED' }, lena]);
    await lockWaits(api.database);
    await boss.delete('/api/admin/products/2000000777').expect(200);
    await holder.query('commit');
    expect(await told).toEqual({ ...nothingDone, leftOut: 2, faults: [{ index: 0, fault: 'productUnknown' }] });
    expect(await people(email)).toEqual([]);
  } finally {
    await holder.end();
  }
});

test('two shops with one number for two families leave each other alone', async () => {
  const [one, other] = [orderOfFamily(), orderOfFamily()];
  const others = other.lines.map((line) => ({ ...line, orderNumber: one.orderNumber, lastName: 'Weiss' }));
  await bring(one.lines);
  expect(await bring(others)).toMatchObject({ added: 2, newFamilies: 1, cancelled: 0 });
  const moved = others.map((line) => ({ ...line, day: '2027-02-01' }));
  expect(await bring(moved)).toMatchObject({ added: 2, cancelled: 2, newFamilies: 0 });
  expect(await bring(one.lines)).toEqual({ ...nothingDone, same: 2 });
  expect(await boughtUnder(api.database, one.orderNumber)).toHaveLength(6);
});

test('the e-mail of a family that was put right here stays so, and its order with it', async () => {
  const { email, orderNumber, lines } = orderOfFamily();
  await bring(lines);
  await correct(email, 'Lena', { email: `right.${email}` });
  const moved = lines.map((line) => ({ ...line, day: '2027-02-01' }));
  expect(await bring(moved)).toEqual({ ...nothingDone, added: 2, cancelled: 2 });
  expect(new Set((await boughtUnder(api.database, orderNumber)).map(({ head }) => head))).toEqual(
    new Set([`right.${email}`]),
  );
});

test('what the shop said is told to whoever asks for their data, and gone with the family', async () => {
  const { email, lines } = orderOfFamily();
  const [mira, lena] = lines;
  await bring([{ ...mira, firstName: 'Mria' }, lena]);
  const id = await correct(email, 'Mria', { firstName: 'Mira' });
  const { body } = await boss.get(`/api/admin/guests/${id}/archive`).responseType('blob').expect(200);
  const { household } = JSON.parse(strFromU8(unzipSync(new Uint8Array(body))['household.json']!));
  const told = household.purchases.map(({ shop_name: name }: { shop_name: string }) => name);
  expect(told.sort()).toEqual(['lena hoffmann', 'mria hoffmann']);
  await boss.post(`/api/admin/guests/${id}/erasure`).expect(200);
  expect(await api.database.rows('select from purchase where shop_email = $1', [email])).toEqual([]);
});
