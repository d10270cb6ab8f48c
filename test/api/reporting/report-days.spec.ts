import type { CustomerRow } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { ReportReaderService } from '../../../api/src/domains/reporting/report-reader.service';
import { Clock } from '../../../api/src/platform/clock/clock';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { keyAgent } from '../../support/api-key';
import { addPurchase, buildHousehold } from '../../support/build-household';
import { buildActivity, buildLocation, buildWaiverTask } from '../../support/build-resort';
import { populateReport, REPORT, reportStatus, timeless } from '../../support/customer-report';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** Days and windows of the report are each location's own: near midnight, at places far apart, it says what home says. */
const zones = ['Pacific/Auckland', 'America/Denver', 'Pacific/Kiritimati'];
/** Auckland's Christmas Eve has half a minute left; in Denver it is early on that day, on Kiritimati it is over. */
const before = new Date('2026-12-24T10:59:30Z');
const after = new Date('2026-12-24T11:00:30Z');
const [TICKET, SEASON_PASS] = [4200, 4201];

interface Place {
  locationId: number;
  zone: string;
}

let api: TestApi;
let worker: TestWorker;
let admin: SignedInAgent;
let program: SignedInAgent;
let guest: SignedInAgent;
let places: [Place, Place, Place];
let names: Map<number, string>;

function setClock(at: Date): void {
  jest.spyOn(Clock.prototype, 'date').mockReturnValue(at);
  jest.spyOn(Clock.prototype, 'today').mockImplementation((timeZone) => dayInZone(at, timeZone));
}

async function buildPlaces(): Promise<void> {
  await api.database.rows(
    `insert into product (product_id, code, name, is_season_pass) values (${TICKET}, 'T', 'Day ticket', false), (${SEASON_PASS}, 'S', 'Season pass', true)`,
  );
  const waiver = await buildWaiverTask(api.database, { posWaiverId: 'DAILY', useTodayAsValidationDate: true });
  const activityIds = [await buildActivity(api.database, { taskIds: [waiver], productIds: [TICKET, SEASON_PASS] })];
  const made: Place[] = [];
  for (const zone of zones) {
    const location = { name: zone, timeZone: zone, usePosTransactionsAndOrders: true, activityIds };
    made.push({ locationId: await buildLocation(api.database, location), zone });
  }
  places = made as [Place, Place, Place];
  await api.database.rows('update location set default_activity_id = null');
}

/** Emma comes on the 24th and has signed for it, Bo came on the 23rd, Cy comes on the 25th, Sue has a season pass. */
async function buildFamily(): Promise<void> {
  const { issuer } = api.identity;
  const members = [{ firstName: 'Bo' }, { firstName: 'Cy' }, { firstName: 'Sue' }];
  const { headId, memberIds } = await buildHousehold(api.database, { issuer, subject: 'midnight', members });
  const [bo, cy, sue] = memberIds as [number, number, number];
  names = new Map([
    [headId, 'Emma'],
    [bo, 'Bo'],
    [cy, 'Cy'],
    [sue, 'Sue'],
  ]);
  await addPurchase(api.database, headId, { productId: TICKET, productDate: '2026-12-24' });
  await addPurchase(api.database, bo, { productId: TICKET, productDate: '2026-12-23' });
  await addPurchase(api.database, cy, { productId: TICKET, productDate: '2026-12-25' });
  await addPurchase(api.database, sue, { productId: SEASON_PASS });
  await api.database.rows(
    `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on, created_at)
     values ($1, 'DAILY', '2026-12-24', '2026-12-24', '2026-12-24T09:00:00Z')`,
    [headId],
  );
}

beforeAll(async () => {
  setClock(before);
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  program = await keyAgent(api, admin);
  await buildPlaces();
  await buildFamily();
  guest = await api.as({ sub: 'midnight' });
  worker = await startWorker(api.database.url);
  await populateReport(admin);
});

afterAll(async () => {
  await worker?.close();
  await api.close();
  jest.restoreAllMocks();
});

const rowsOf = async ({ locationId }: Place, days: object = {}): Promise<CustomerRow[]> =>
  (
    await admin
      .get(REPORT)
      .query({ locationId, isCsvExport: false, ...days })
      .expect(200)
  ).body;
const exported = async ({ locationId }: Place, days: object = {}): Promise<CustomerRow[]> =>
  (
    await program
      .get('/api/export/customers')
      .query({ locationId, ...days })
      .expect(200)
  ).body;
const inDays = (place: Place, daysBeforeCurrentDate: number, daysAfterCurrentDate: number) =>
  exported(place, { daysBeforeCurrentDate, daysAfterCurrentDate });
const listed = (rows: readonly CustomerRow[]) => rows.map(({ contactId }) => names.get(contactId)).sort();

async function atHome({ locationId }: Place) {
  const { body } = await guest.get(`/api/activities/locations/${locationId}/contacts`).expect(200);
  const activities = body as { contacts: { contactId: number; tasksTotal: number; tasksComplete: number }[] }[];
  return activities
    .flatMap(({ contacts }) => contacts)
    .filter(({ tasksTotal, tasksComplete }) => tasksTotal > tasksComplete)
    .map(({ contactId }) => names.get(contactId))
    .sort();
}

const windows = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Rows, home and every small window of the export agree; answers who is listed where. */
async function whoIsListed(at: Date) {
  const found = [];
  for (const place of places) {
    const rows = await rowsOf(place);
    expect(listed(rows)).toEqual(await atHome(place));
    const day = dayInZone(at, place.zone);
    for (const [past, ahead] of windows) {
      const isInside = ({ productDate }: CustomerRow) =>
        productDate === null || (productDate >= addDays(day, -past) && productDate <= addDays(day, ahead));
      expect(timeless(await inDays(place, past, ahead))).toEqual(timeless(rows.filter(isInside)));
    }
    found.push(listed(rows));
  }
  return found;
}

test('the report has the day of each place, as home has: who is done for today there, and which visits are past', async () => {
  expect(await whoIsListed(before)).toEqual([
    ['Bo', 'Cy', 'Sue'],
    ['Bo', 'Cy', 'Sue'],
    ['Cy', 'Emma', 'Sue'],
  ]);
  expect(listed(await inDays(places[0], 0, 0))).toEqual(['Sue']);
  expect(listed(await inDays(places[2], 0, 0))).toEqual(['Cy', 'Sue']);
});

test('a window lists those who come then, and season passes, whose day nobody knows', async () => {
  const inWindow = async (startDate: string, endDate: string) =>
    listed(await rowsOf(places[1], { startDate, endDate, includeDetails: false }));
  expect(await inWindow('2026-12-25', '2026-12-25')).toEqual(['Cy', 'Sue']);
  expect(await inWindow('2026-12-26', '2026-12-30')).toEqual(['Sue']);
  const { body } = await admin.get(REPORT).query({ startDate: '2026-12-24', endDate: '2026-12-23' }).expect(400);
  expect(body.errors).toMatchObject([{ path: 'endDate' }]);
});

test('a program gets the days of the default settings, or those that it names', async () => {
  const defaults = { daysBeforeCurrentDay: 0, daysAfterCurrentDay: 0 };
  await admin.put('/api/admin/apikey/defaults').send(defaults).expect(200);
  expect(listed(await exported(places[1]))).toEqual(['Sue']);
  expect(listed(await exported(places[1], { daysAfterCurrentDate: 1 }))).toEqual(['Cy', 'Sue']);
});

test('a new day at one place makes a new report by itself; the same days do not', async () => {
  const first = await reportStatus(admin);
  const keep = "insert into outbox (job, payload) values ('reporting.keep', '{}')";
  await api.database.rows(keep);
  await until(async () => (await reportStatus(admin)).lastUpkeepDate !== first.lastUpkeepDate);
  expect((await reportStatus(admin)).lastRefreshDate).toBe(first.lastRefreshDate);
  setClock(after);
  expect(listed(await inDays(places[0], 0, 0))).toEqual(['Cy', 'Sue']);
  await api.database.rows(keep);
  await until(async () => {
    const { statusCode, lastRefreshDate } = await reportStatus(admin);
    return statusCode === 2 && lastRefreshDate !== first.lastRefreshDate;
  });
  expect(await whoIsListed(after)).toEqual([
    ['Cy', 'Emma', 'Sue'],
    ['Bo', 'Cy', 'Sue'],
    ['Cy', 'Emma', 'Sue'],
  ]);
});

test('whoever comes on several days is in the window of each, in a report that was made before and in one after', async () => {
  const { headId } = await buildHousehold(api.database, {
    issuer: api.identity.issuer,
    subject: 'several',
    members: [],
  });
  names.set(headId, 'Ivy');
  for (const productDate of ['2026-12-27', '2026-12-29'])
    await addPurchase(api.database, headId, { productId: TICKET, productDate });
  const listedOn = async () => {
    const days: (string | undefined)[][] = [];
    for (const day of ['2026-12-27', '2026-12-28', '2026-12-29'])
      days.push(listed(await rowsOf(places[1], { startDate: day, endDate: day, includeDetails: false })));
    return days;
  };
  const expected = [['Ivy', 'Sue'], ['Sue'], ['Ivy', 'Sue']];
  expect(await listedOn()).toEqual(expected);
  await populateReport(admin);
  expect(await listedOn()).toEqual(expected);
});

test('page by page everybody comes once, also where a page ends with a household, and of one that changed meanwhile', async () => {
  const { locationId } = places[1];
  const reader = api.app.get(ReportReaderService, { strict: false });
  const pagesOf = async (most: number) => {
    const pages: (string | undefined)[][] = [];
    for (let after: number | undefined = 0; after !== undefined; ) {
      const { rows, next } = await reader.page(
        { locationId, includeDetails: false, includePrintableMedia: false },
        { after, rows: most },
        new AbortController().signal,
      );
      pages.push(listed(JSON.parse(rows.toString())));
      after = next;
    }
    return pages;
  };
  // The first household has three rows.
  expect((await pagesOf(3)).flat()).toEqual(['Bo', 'Cy', 'Sue', 'Ivy']);
  await api.database.rows("update contact set phone = '+1 970 555 0123' where first_name = 'Cy'");
  expect((await pagesOf(3)).flat()).toEqual(['Bo', 'Cy', 'Sue', 'Ivy']);
  expect(await pagesOf(100)).toEqual([['Bo', 'Cy', 'Ivy', 'Sue']]);
});
