import {
  type ArrivalEvent,
  type CustomerRow,
  customerRowSchema,
  type ReportOverview,
  reportOverviewSchema,
  reportPopulatedSchema,
} from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { GenerationsQueries } from '../../../api/src/domains/reporting/generations.queries';
import { UnitOfWork } from '../../../api/src/platform/database/unit-of-work';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { keyAgent } from '../../support/api-key';
import { addPurchase, buildHousehold } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  parentAnswers,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { buildShop, populateReport, REPORT, reportStatus, timeless } from '../../support/customer-report';
import { noonZone } from '../../support/noon';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

const today = dayInZone(new Date(), noonZone);
const LESSON = 4100;
const SEASON_PASS = 4101;

let api: TestApi;
let worker: TestWorker;
let admin: SignedInAgent;
let program: SignedInAgent;
let resort: CheckinResort;
let shop: CheckinResort;
let emma: SignedInAgent;
let mia: number;
let leo: number;

const status = () => reportStatus(admin);
const populate = () => populateReport(admin);

const rowsOf = async (query: object = {}): Promise<CustomerRow[]> => {
  const { body } = await admin
    .get(REPORT)
    .query({ isCsvExport: false, ...query })
    .expect(200);
  return customerRowSchema.strict().array().parse(body);
};
const exported = async (query: object = {}): Promise<CustomerRow[]> =>
  (
    await program
      .get('/api/export/customers')
      .query({ locationId: shop.locationId, ...query })
      .expect(200)
  ).body;
const tasksOf = (rows: readonly CustomerRow[], contactId: number) =>
  rows.filter((row) => row.contactId === contactId).map(({ taskType }) => taskType);

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  program = await keyAgent(api, admin);
  resort = await buildCheckinResort(api);
  shop = await buildShop(api.database, resort, { lesson: LESSON, seasonPass: SEASON_PASS });
  ({ emma, mia, leo } = await signedInCarters(api));
  await api.database.rows(
    "update contact set first_name = '=1+1', phone = '+1 970 555 0100', email = $2 where contact_id = $1",
    [mia, '@mia'],
  );
  await api.database.rows("update contact set phone = '+1-970-555-0199' where contact_id = $1", [leo]);
  await addPurchase(api.database, mia, { productId: LESSON, productDate: addDays(today, 3) });
  await addPurchase(api.database, leo, { productId: SEASON_PASS });
});

afterAll(async () => {
  await worker?.close();
  await api.close();
});

test('before the first population there is none, and whoever asks for rows is told so', async () => {
  expect(await status()).toEqual({ statusCode: 0, lastRefreshDate: null, lastUpkeepDate: null, progress: null });
  for (const answer of [
    admin.get(REPORT),
    admin.get(`${REPORT}/overview`),
    program.get('/api/export/customers').query({ locationId: shop.locationId }),
  ])
    expect((await answer.expect(409)).body.code).toBe('report.not_populated');
});

test('whoever asks while one is under way joins it; it can be stopped', async () => {
  for (let calls = 0; calls < 3; calls += 1)
    expect((await admin.get('/api/export/Customers/Process/Admin').expect(200)).body.statusCode).toBe(1);
  expect(await api.database.rows('select from report_generation')).toHaveLength(1);
  expect((await admin.post(`${REPORT}/stop`).expect(200)).body).toMatchObject({ statusCode: 0, progress: null });
});

test('lists every open task with its reason and purchase, and says when it was made', async () => {
  worker = await startWorker(api.database.url);
  await populate();
  const rows = await rowsOf();
  expect(rows.map(({ contactId, taskType }) => [contactId, taskType])).toEqual([
    [mia, 'Waiver'],
    [mia, 'RentalProfile'],
    [leo, 'Waiver'],
    [leo, 'RentalProfile'],
  ]);
  expect(rows[0]).toMatchObject({
    locationId: shop.locationId,
    activityName: 'Lesson',
    productName: 'Ski lesson',
    productDate: addDays(today, 3),
    reason: 'requiredByPurchase',
    needsWaiver: true,
    needsPhoto: false,
    isHeadOfHouseHold: false,
    checkInUrl: `http://localhost:3000/l/${shop.locationId}`,
  });
  expect(rows[2]).toMatchObject({ productName: 'Season pass', productDate: null });
});

test('equals what the guest is asked at home and in the grouping', async () => {
  const asked = (await group(emma, shop, [mia, leo])) as unknown as Record<
    string,
    { contact: { contactId: number }; taskId: number; isComplete: boolean }[]
  >;
  const open = ['waiverContactTasks', 'rentalProfileContactTasks', 'childRegistrationContactTasks', 'photoContactTasks']
    .flatMap((kind) => asked[kind] ?? [])
    .filter(({ isComplete }) => !isComplete)
    .map(({ contact, taskId }) => `${contact.contactId} ${taskId}`);
  expect((await rowsOf()).map(({ contactId, taskId }) => `${contactId} ${taskId}`).sort()).toEqual(open.sort());
});

test('a file has a header, quotes what needs it, and nothing that a spreadsheet would calculate', async () => {
  const { text, headers } = await admin.get(REPORT).query({ includeDetails: false }).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="customers.csv"',
  });
  const [header, first, second, end] = text.split('\r\n');
  expect(header).toBe(`\ufeff${Object.keys(customerRowSchema.shape).join(',')}`);
  expect(first).toContain(`,'=1+1,Carter,'@mia,+1 970 555 0100,`);
  expect(second).toMatch(new RegExp(`^${leo},.*,'\\+1-970-555-0199,`));
  expect(first).toContain(',true,true,false,false,false,0,requiredByPurchase,');
  expect(end).toBe('');
});

test('a program is refused a place without POS, and one that nobody knows', async () => {
  await admin.put('/api/admin/apikey/defaults').send({ daysBeforeCurrentDay: 0, daysAfterCurrentDay: 2 }).expect(200);
  const refused = async (locationId: number, status: number) =>
    (await program.get('/api/export/customers').query({ locationId }).expect(status)).body.code;
  expect([await refused(resort.locationId, 422), await refused(99999, 404)]).toEqual([
    'report.pos_off',
    'location.unknown',
  ]);
});

test('pages are never cut within a household and together are the whole', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: 'x', subject: 'noor', head: { firstName: 'Noor' } });
  await addPurchase(api.database, headId, { productId: LESSON, productDate: today });
  const whole = await exported({ daysAfterCurrentDate: 3 });
  const pages: CustomerRow[][] = [];
  let address: string | undefined =
    `/api/export/customers?locationId=${shop.locationId}&daysAfterCurrentDate=3&pageSize=1`;
  while (address !== undefined) {
    const answer: { body: CustomerRow[]; headers: Record<string, string> } = await program.get(address).expect(200);
    pages.push(answer.body);
    address = /^<([^>]+)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1];
  }
  const key = ({ contactId, taskId }: CustomerRow) => `${contactId} ${taskId}`;
  expect(pages.flat().map(key).sort()).toEqual(whole.map(key).sort());
  expect(pages[0]?.map(({ contactId }) => contactId)).toEqual([mia, mia, leo, leo]);
});

test('what changes between two pages is on the second: who has bought meanwhile is listed, who has moved away is not', async () => {
  const address = `/api/export/customers?locationId=${shop.locationId}&daysAfterCurrentDate=3&pageSize=1`;
  const first = await program.get(address).expect(200);
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.link ?? '')![1]!.replace('pageSize=1', 'pageSize=1000');
  const namesAfter = async () =>
    new Set(((await program.get(next).expect(200)).body as CustomerRow[]).map(({ firstName }) => firstName));
  const before = await namesAfter();
  const name = 'Zoë "Zo" \\N\t雪';
  const { headId } = await buildHousehold(api.database, { issuer: 'x', subject: 'zoe', head: { firstName: name } });
  await addPurchase(api.database, headId, { productId: LESSON, productDate: today });
  expect(await namesAfter()).toEqual(new Set([...before, name]));
  await api.database.rows("update purchase set status = 'cancelled' where contact_id = $1", [headId]);
  expect(await namesAfter()).toEqual(before);
});

test('who has finished since the population is not listed, who has bought since is (D35)', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: 'x', subject: 'late', head: { firstName: 'Late' } });
  expect(tasksOf(await rowsOf(), headId)).toEqual([]);
  await addPurchase(api.database, headId, { productId: LESSON, productDate: today });
  expect(tasksOf(await rowsOf(), headId)).toEqual(['Waiver', 'RentalProfile']);
  const waiver = taskOf((await group(emma, shop, [leo])).waiverContactTasks, leo);
  await complete(emma, waiver, parentAnswers(waiver)).expect(200);
  expect(tasksOf(await rowsOf(), leo)).toEqual(['RentalProfile']);
  const rental = taskOf((await group(emma, shop, [leo])).rentalProfileContactTasks, leo);
  await complete(emma, rental, rentalAnswers).expect(200);
  for (const further of [{}, { includeDetails: false }, { pageSize: 2 }]) {
    const people = (await exported({ daysAfterCurrentDate: 3, ...further })).map(({ contactId }) => contactId);
    expect([people.includes(leo), people.includes(mia)]).toEqual([false, true]);
  }
  await populate();
  expect(tasksOf(await rowsOf(), leo)).toEqual([]);
});

test('cancelled lines never appear', async () => {
  await api.database.rows("update purchase set status = 'cancelled' where contact_id = $1", [mia]);
  expect(tasksOf(await rowsOf(), mia)).toEqual([]);
  await populate();
  expect(tasksOf(await rowsOf(), mia)).toEqual([]);
});

test('the upkeep writes down what changed, so that the next reader need not decide it', async () => {
  await addPurchase(api.database, mia, { productId: LESSON, productDate: today });
  await api.database.rows("insert into outbox (job, payload) values ('reporting.keep', '{}')");
  const kept = () =>
    api.database.rows(
      'select from report_row r join report_generation g on g.id = r.generation_id where g.state = $1 and r.contact_id = $2',
      ['whole', mia],
    );
  await until(async () => (await kept()).length === 3);
  expect(tasksOf(await rowsOf(), mia)).toEqual(['Waiver', 'RentalProfile']);
});

test('another configuration makes a new report by itself', async () => {
  const before = (await status()).lastRefreshDate;
  await admin
    .put(`/api/tasks/${resort.tasks.rental}`)
    .send({ name: 'Rental profile', taskTypeId: 2, ageMin: 50 })
    .expect(200);
  await api.database.rows("insert into outbox (job, payload) values ('reporting.keep', '{}')");
  await until(async () => (await status()).lastRefreshDate !== before && (await status()).statusCode === 2);
  expect(tasksOf(await rowsOf(), mia)).toEqual(['Waiver']);
});

test('the overview counts what the file holds: on its days, for its switches, as of this second', async () => {
  const overviewOf = async (query: object): Promise<ReportOverview> =>
    reportOverviewSchema.parse((await admin.get(`${REPORT}/overview`).query(query).expect(200)).body);
  const soon = addDays(today, 9);
  const { headId } = await buildHousehold(api.database, { issuer: 'x', subject: 'soon', head: { firstName: 'Soon' } });
  await addPurchase(api.database, headId, { productId: LESSON, productDate: soon });
  const here = { locationId: shop.locationId };
  const then = { ...here, startDate: soon, endDate: soon };
  for (const question of [here, then, { ...here, startDate: soon, includeDetails: false }, { endDate: today }]) {
    const rows = await rowsOf(question);
    const { counts, rowCount, rows: first } = await overviewOf(question);
    expect(rowCount).toBe(rows.length);
    expect(timeless(first)).toEqual(timeless(rows.slice(0, 10)));
    const people = new Set(rows.map(({ contactId }) => contactId)).size;
    expect(counts.map((count) => [count.locationId, count.customers])).toEqual([[shop.locationId, people]]);
    for (const taskName of new Set(counts[0]?.tasks.map((task) => task.taskName ?? ''))) {
      const ofTask = await overviewOf({ ...question, taskName });
      const counted = counts[0]!.tasks.filter((task) => (task.taskName ?? '') === taskName);
      expect(ofTask.rowCount).toBe(counted.reduce((sum, { count }) => sum + count, 0));
      expect(new Set(ofTask.rows.map((row) => row.taskName ?? ''))).toEqual(new Set([taskName]));
    }
  }
  const { rows, counts } = await overviewOf(then);
  expect(rows.map(({ contactId }) => contactId)).toEqual([headId]);
  expect(counts[0]?.tasks).toEqual([{ taskName: 'Season waiver', reason: 'requiredByPurchase', count: 1 }]);
});

test('programs are told when the report is whole again: how much, and when, nothing of anybody', async () => {
  await populate();
  const { body } = await program.get('/api/export/events?limit=1000').expect(200);
  const last = (body.events as ArrivalEvent[]).findLast(({ type }) => type === 'report.populated');
  const { rows, refreshedAtUtc } = reportPopulatedSchema.strict().parse(last?.data);
  expect([last?.householdId, refreshedAtUtc]).toEqual([null, (await status()).lastRefreshDate]);
  const whole = "select from report_row where generation_id = (select id from report_generation where state = 'whole')";
  expect(rows).toBe((await api.database.rows(whole)).length);
});

test('a population that is stopped as it ends leaves the last whole report', async () => {
  const generations = api.app.get(GenerationsQueries, { strict: false });
  const unit = api.app.get(UnitOfWork, { strict: false });
  const whole = (await generations.whole())?.id;
  const next = Number(await unit.run(() => generations.ask()));
  await unit.run(() => generations.begin(next, 'today'));
  await admin.post(`${REPORT}/stop`).expect(200);
  expect(await unit.run(() => generations.finish(next, 'whole'))).toBeUndefined();
  expect((await generations.whole())?.id).toBe(whole);
  await rowsOf();
});
