import type { ImportLine } from '@arrival/contracts';
import { administrator, administratorVariables, auditRows, lastAuditId } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bringBy, nothingDone, orderOfFamily } from '../../support/shop-orders';

/** An order whose e-mail the shop put right (D75). */
let api: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  await api.database.rows("insert into product (product_id, code, name) values (7, 'SKI-SET', 'Ski set')");
});
afterAll(() => api.close());

const bring = (lines: readonly object[], isTrial = false) => bringBy(boss)(lines, isTrial);
const told = (lines: readonly ImportLine[], more: Partial<ImportLine>) => lines.map((line) => ({ ...line, ...more }));
const signIn = (email: string) =>
  api.as({ sub: email, email, email_verified: true, given_name: 'Lena', family_name: 'Hoffmann' });
const family = async (email: string): Promise<string[]> => {
  const { body } = await (await signIn(email)).get('/api/profile').expect(200);
  return body.contacts.map(({ firstName }: { firstName: string }) => firstName);
};
const begun = async () => {
  const order = orderOfFamily();
  await bring(order.lines);
  return { ...order, right: `right.${order.email}` };
};
/** Lines that count, by the e-mail of the family that has them. */
const open = (orderNumber: string) =>
  api.database.rows(
    `select h.email, count(*)::integer as lines from purchase p join contact c using (contact_id)
join contact h on h.contact_id = coalesce(c.parent_contact_id, c.contact_id) where p.order_id = $1 and p.status = 'open' group by 1`,
    [orderNumber],
  );

test.each([{}, { day: '2027-02-01' }])(
  'whoever has the right e-mail finds the family that the order began: %p',
  async (more) => {
    const { email, orderNumber, lines, right } = await begun();
    const changed = told(lines, { email: right, ...more });
    const trial = await bring(changed, true);
    expect(trial).toMatchObject({ newFamilies: 0, newPeople: 0, faults: [] });
    expect(await open(orderNumber)).toEqual([{ email, lines: 2 }]);
    const since = await lastAuditId(api);
    expect(await bring(changed)).toEqual(trial);
    expect(await auditRows(api, since)).toMatchObject([
      { action: 'purchases.imported', after: { isReaddressed: true } },
    ]);
    expect(await open(orderNumber)).toEqual([{ email: right, lines: 2 }]);
    expect(await bring(changed)).toEqual({ ...nothingDone, same: 2 });
    expect(await family(right)).toEqual(['Lena', 'Mira']);
    expect(await family(email)).toEqual(['Lena']);
  },
);

test.each([{}, { day: '2027-02-01' }])(
  'the family that has the right e-mail gets the order, and the one that it began goes: %p',
  async (more) => {
    const { email, orderNumber, lines, right } = await begun();
    expect(await family(right)).toEqual(['Lena']);
    const since = await lastAuditId(api);
    expect(await bring(told(lines, { email: right, ...more }))).toMatchObject({
      newFamilies: 0,
      newPeople: 1,
      faults: [],
    });
    expect(await open(orderNumber)).toEqual([{ email: right, lines: 2 }]);
    expect(await family(right)).toEqual(['Lena', 'Mira']);
    expect(await api.database.rows('select from contact where email = $1', [email])).toEqual([]);
    // Both who went: an erasure of the family looks in the trail for each (`erasure.sql`).
    expect((await auditRows(api, since))[0]?.after?.['movedFrom']).toHaveLength(2);
  },
);

test('nothing is moved by an order with a fault', async () => {
  const { email, orderNumber, lines, right } = await begun();
  const faulty = [
    ...told(lines, { email: right }),
    { ...lines[0], email: right, firstName: 'Nora', dateOfBirth: null },
  ];
  expect((await bring(faulty)).faults).toMatchObject([{ index: 2, fault: 'birthDateMissing' }]);
  expect(await open(orderNumber)).toEqual([{ email, lines: 2 }]);
});

test.each<[string, (family: { email: string; lines: ImportLine[] }) => Promise<unknown>]>([
  ['somebody signs in to', ({ email }) => family(email)],
  ['another order belongs to', ({ lines }) => bring(told(lines, { orderNumber: `${lines[0]!.orderNumber}1` }))],
  [
    'something was saved of',
    ({ email }) =>
      api.database.rows(
        `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on)
select contact_id, 'W', current_date from contact where email = $1`,
        [email],
      ),
  ],
  [
    'was put right here',
    ({ email }) => api.database.rows('update contact set email = $2 where email = $1', [email, `staff.${email}`]),
  ],
])('a family that %s keeps its order and its e-mail, and has all of it', async (_, happens) => {
  const { email, orderNumber, lines, right } = await begun();
  await happens({ email, lines });
  const [before] = await open(orderNumber);
  expect(await bring(told(lines, { email: right, day: '2027-02-01' }))).toEqual({
    ...nothingDone,
    added: 2,
    cancelled: 2,
  });
  expect(await open(orderNumber)).toEqual([before]);
});

test('another order of that number is no change of e-mail, though somebody in it is called the same', async () => {
  const { email, orderNumber, lines } = await begun();
  const others = told(lines, { email: `other.${email}`, day: '2027-02-01' });
  const born = others.map((line) => ({
    ...line,
    dateOfBirth: line.dateOfBirth!.replace(/^\d+/, (year) => `${Number(year) - 1}`),
  }));
  expect(await bring(born)).toMatchObject({ added: 2, newFamilies: 1, cancelled: 0 });
  expect(await open(orderNumber)).toHaveLength(2);
});
