import type { ImportLine } from '@arrival/contracts';
import { Client } from 'pg';
import { Database } from '../../../api/src/platform/database/database';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { behindBridge } from '../../support/behind-bridge';
import { buildActivity, buildLocation, buildRentalTask } from '../../support/build-resort';
import { lockWaits } from '../../support/lock-waits';
import { boughtUnder, bringBy, nothingDone, orderOfFamily, visitDay } from '../../support/shop-orders';

/** A shop's orders where no point of sale is connected (D75). */
let api: TestApi;
let boss: SignedInAgent;
let locationId: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  const activityId = await buildActivity(api.database, {
    name: 'Rental',
    taskIds: [await buildRentalTask(api.database)],
  });
  locationId = await buildLocation(api.database, {
    isDefault: true,
    activityIds: [activityId],
    usePosTransactionsAndOrders: true,
  });
  await api.database.rows(
    `insert into product (product_id, code, name, is_season_pass) values (7, 'SKI-SET', 'Ski set', false), (8, 'SEASON', 'Season pass', true)`,
  );
  await api.database.rows('insert into activity_product (activity_id, product_id) values ($1, 7)', [activityId]);
});
afterAll(() => api.close());

const today = new Date().toISOString().slice(0, 10);
const bring = (lines: readonly object[], isTrial = false) => bringBy(boss)(lines, isTrial);
const bought = (orderNumber: string) => boughtUnder(api.database, orderNumber);

test('whoever booked signs in, finds the family, and is asked for what was bought', async () => {
  const { email, orderNumber, lines } = orderOfFamily();
  const since = await lastAuditId(api);
  expect(await bring(lines)).toEqual({ ...nothingDone, added: 2, newFamilies: 1, newPeople: 2 });
  expect(await auditRows(api, since)).toMatchObject([
    { action: 'purchases.imported', entity: 'contact', after: { orderNumber, added: 2, newPeople: 2 } },
  ]);
  const lena = await api.as({
    sub: email,
    email,
    email_verified: true,
    given_name: 'Lena',
    family_name: 'Hoffmann',
  });
  const activities = (await lena.get(`/api/activities/locations/${locationId}/contacts`).expect(200)).body;
  expect(activities).toMatchObject([
    {
      name: 'Rental',
      contacts: [
        { firstName: 'Lena', isHeadOfHouseHold: true, tasksTotal: 1 },
        { firstName: 'Mira', isHeadOfHouseHold: false, tasksTotal: 1 },
      ],
    },
  ]);
  const found = await boss
    .get('/api/admin/guests')
    .query({ filter: JSON.stringify({ q: orderNumber }) })
    .expect(200);
  expect(found.body.map(({ firstName }: { firstName: string }) => firstName).sort()).toEqual(['Lena', 'Mira']);
});

test('the order is whose e-mail booked it, verified, whatever name they gave in the shop', async () => {
  const { email, lines } = orderOfFamily();
  await bring(lines);
  const claims = { email, given_name: 'Helena', family_name: 'Hoffmann-Weiss' };
  const impostor = await api.as({ ...claims, sub: `${email}-2`, email_verified: false });
  expect((await impostor.get('/api/profile').expect(200)).body.contacts).toHaveLength(1);
  const lena = await api.as({ ...claims, sub: email, email_verified: true });
  const { contacts } = (await lena.get('/api/profile').expect(200)).body;
  expect(contacts.map(({ firstName }: { firstName: string }) => firstName)).toEqual(['Lena', 'Mira']);
});

test('an address that is only claimed gets no order, and keeps none from whoever has it', async () => {
  const { email, lines } = orderOfFamily();
  const claims = { email, given_name: 'Lena', family_name: 'Hoffmann' };
  const impostor = await api.as({ ...claims, sub: `${email}-2`, email_verified: false });
  await impostor.get('/api/profile').expect(200);
  expect(await bring(lines)).toMatchObject({ added: 2, newFamilies: 1, faults: [] });
  expect((await impostor.get('/api/profile').expect(200)).body.contacts).toHaveLength(1);
  const lena = await api.as({ ...claims, sub: email, email_verified: true });
  expect((await lena.get('/api/profile').expect(200)).body.contacts).toHaveLength(2);
  const later = orderOfFamily();
  const again = later.lines.map((line) => ({ ...line, email }));
  expect(await bring(again)).toMatchObject({ added: 2, newFamilies: 0, newPeople: 0 });
});

test('the same again changes nothing and is no entry of the trail', async () => {
  const { lines } = orderOfFamily();
  await bring(lines);
  const since = await lastAuditId(api);
  expect(await bring(lines)).toEqual({ ...nothingDone, same: 2 });
  expect(await auditRows(api, since)).toEqual([]);
});

test('an order is told whole: another day takes the place of the first, and what is not named any more is cancelled', async () => {
  const { orderNumber, lines } = orderOfFamily();
  await bring(lines);
  const [mira, lena] = lines;
  const other = orderOfFamily();
  await bring(other.lines);
  expect(await bring([{ ...lena, day: today }])).toEqual({ ...nothingDone, added: 1, cancelled: 2 });
  expect(await bought(orderNumber)).toMatchObject([
    { name: 'Lena', day: today, status: 'open' },
    { name: 'Lena', day: visitDay, status: 'cancelled' },
    { name: 'Mira', day: visitDay, status: 'cancelled' },
  ]);
  expect(await bought(other.orderNumber)).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  expect(await bring([mira, lena])).toMatchObject({ added: 0, changed: 2, cancelled: 1, newPeople: 0 });
  expect(await bring([{ ...mira, isCancelled: true }, lena])).toMatchObject({ changed: 1, same: 1 });
});

test('two tickets of one kind for one day are two, and one season pass has no day', async () => {
  const { orderNumber, lines } = orderOfFamily();
  const [, lena] = lines;
  const pass = { ...lena, productCode: 'SEASON', day: null, lastDay: '2027-04-30' };
  expect(await bring([lena, lena, pass])).toEqual({ ...nothingDone, added: 3, newFamilies: 1, newPeople: 1 });
  expect(await bought(orderNumber)).toHaveLength(3);
  expect(await bring([lena, pass])).toEqual({ ...nothingDone, same: 2, cancelled: 1 });
});

test('a family that is there already has it: by its head’s address, however names are written', async () => {
  const { email, lines } = orderOfFamily();
  const [mira, lena] = lines;
  await bring([{ ...lena, lastName: 'Hoffmann-Ruíz' }]);
  const again = orderOfFamily();
  const line = { orderNumber: again.orderNumber, email: email.toUpperCase(), lastName: 'HOFFMANN RUIZ' };
  expect(await bring([{ ...lena, ...line }])).toEqual({ ...nothingDone, added: 1 });
  const unborn = { ...mira, ...line, orderNumber: `${again.orderNumber}7`, dateOfBirth: null };
  expect(await bring([unborn])).toEqual({
    ...nothingDone,
    leftOut: 1,
    faults: [{ index: 0, fault: 'birthDateMissing' }],
  });
});

test('a trial tells the same and does nothing', async () => {
  const { orderNumber, email, lines } = orderOfFamily();
  const second = lines.map((line) => ({ ...line, orderNumber: `${orderNumber}1` }));
  const since = await lastAuditId(api);
  expect(await bring([...lines, ...second], true)).toEqual({ ...nothingDone, added: 4, newFamilies: 1, newPeople: 2 });
  expect(await bought(orderNumber)).toEqual([]);
  expect(await api.database.rows('select from contact where email = $1', [email])).toEqual([]);
  expect(await auditRows(api, since)).toEqual([]);
});

test('a trial keeps one family at a time: the others sign in and check in meanwhile', async () => {
  const [first, last] = [orderOfFamily(), orderOfFamily()];
  await bring([...first.lines, ...last.lines]);
  const changed = [...first.lines, ...last.lines].map((line) => ({ ...line, lastDay: visitDay }));
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(
      'select from household_document d join contact c on c.contact_id = d.head_contact_id where c.email = $1 for update of d',
      [last.email],
    );
    const trial = bring(changed, true);
    await lockWaits(api.database);
    const held = await api.database.rows(
      `select from contact c join household_part p on p.head_contact_id = c.contact_id where c.email = $1 for update of p nowait`,
      [first.email],
    );
    expect(held).toHaveLength(1);
    await holder.query('commit');
    expect(await trial).toEqual({ ...nothingDone, changed: 4 });
  } finally {
    await holder.end();
  }
});

test('among many contacts a family is found by the index of addresses', async () => {
  await api.database.rows(
    `insert into contact (first_name, last_name, email) select 'F', 'L', 'many.' || g || '@example.com' from generate_series(1, 2000) g`,
  );
  await api.database.rows('analyze contact');
  const run = jest.spyOn(api.app.get(Database), 'run');
  const { email, lines } = orderOfFamily();
  await bring(lines);
  const [{ text }] = run.mock.calls.find(([statement]) => statement.text.includes('email_is_vouched'))!;
  run.mockRestore();
  const plan = await api.database.rows<{ 'QUERY PLAN': string }>(`explain ${text.replaceAll('$1', `'${email}'`)}`);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('ix_contact_email');
});

test('an order with a fault is left out whole, and the others are not', async () => {
  const sound = orderOfFamily();
  const unknown = orderOfFamily();
  const wrong = { ...unknown.lines[0], productCode: 'SLED' };
  expect(await bring([unknown.lines[1], ...sound.lines, wrong])).toEqual({
    ...nothingDone,
    added: 2,
    newFamilies: 1,
    newPeople: 2,
    leftOut: 2,
    faults: [{ index: 3, fault: 'productUnknown' }],
  });
  expect(await bought(unknown.orderNumber)).toEqual([]);
});

test.each<[string, Partial<ImportLine>]>([
  ['dayMissing', { day: null }],
  ['lastDayBeforeDay', { lastDay: '2020-01-01' }],
  ['birthDateImpossible', { dateOfBirth: '2090-01-01' }],
  ['severalEmails', { email: 'somebody@example.com' }],
])('%s', async (fault, told) => {
  const { lines } = orderOfFamily();
  expect((await bring([lines[1], { ...lines[0], ...told }])).faults).toEqual([{ index: 1, fault }]);
});

test('a family of children alone, and an address of two families, are left to a person', async () => {
  const { lines } = orderOfFamily();
  expect((await bring([lines[0]])).faults).toEqual([{ index: 0, fault: 'nobodyOfAge' }]);
  const { email, lines: others } = orderOfFamily();
  for (const name of ['Ada', 'Bea'])
    await api.database.rows(`insert into contact (first_name, last_name, email) values ($1, 'Hoffmann', $2)`, [
      name,
      email,
    ]);
  expect((await bring(others)).faults).toEqual([
    { index: 0, fault: 'severalFamilies' },
    { index: 1, fault: 'severalFamilies' },
  ]);
});

test('the same order by two administrators at once is there once', async () => {
  const { email, orderNumber, lines } = orderOfFamily();
  const answers = await Promise.all([bring(lines), bring(lines), bring(lines)]);
  expect(answers.map(({ added }) => added).sort()).toEqual([0, 0, 2]);
  expect(await bought(orderNumber)).toHaveLength(2);
  expect(await api.database.rows('select from contact where email = $1', [email])).toHaveLength(1);
});

test('behind a bridge orders come from the point of sale', async () => {
  await behindBridge(async (staff) => {
    const answer = await staff.post('/api/admin/purchases/import').send({ lines: orderOfFamily().lines });
    expect([answer.status, answer.body.code]).toEqual([409, 'purchase.kept_elsewhere']);
  });
});
