import { type Dashboard, dashboardSchema } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { Clock } from '../../../api/src/platform/clock/clock';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { addPurchase } from '../../support/build-household';
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
import { buildShop, populateReport } from '../../support/customer-report';
import { heardChanges } from '../../support/heard-changes';
import { noonZone } from '../../support/noon';
import { startWorker, type TestWorker } from '../../support/worker';

const today = dayInZone(new Date(), noonZone);
const [LESSON, SEASON_PASS] = [4100, 4101];

let api: TestApi;
let worker: TestWorker;
let admin: SignedInAgent;
let resort: CheckinResort;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  resort = await buildCheckinResort(api);
});
afterAll(async () => {
  await worker?.close();
  await api.close();
});
afterEach(() => jest.restoreAllMocks());

async function read(): Promise<Dashboard> {
  await heardChanges(api);
  return dashboardSchema.strict().parse((await admin.get('/api/admin/dashboard').expect(200)).body);
}

test('who is expected today, who of them is ready, and what the others wait for', async () => {
  expect((await read()).expected).toBeNull();

  const shop = await buildShop(api.database, resort, { lesson: LESSON, seasonPass: SEASON_PASS });
  const { carters, emma, mia, leo, daniel } = await signedInCarters(api);
  for (const contactId of [carters.headId, mia])
    await addPurchase(api.database, contactId, { productId: LESSON, productDate: today });
  await addPurchase(api.database, leo, { productId: LESSON, productDate: addDays(today, 1) });
  await addPurchase(api.database, daniel, { productId: SEASON_PASS });
  await addPurchase(api.database, daniel, { productId: LESSON, productDate: today, status: 'cancelled' });
  const unknown = { isKnown: false, asOfUtc: null, people: 0, ready: 0, waiting: [] };
  expect((await read()).expected).toEqual(unknown);
  // As a version left it that did not decide who is expected.
  await api.database.rows(
    "insert into report_generation (state, is_under_way, decided_as_of, finished_at) values ('whole', false, $1, now())",
    [`0123456789abcdef ${today}`],
  );
  expect((await read()).expected).toEqual(unknown);

  worker = await startWorker(api.database.url);
  await populateReport(admin);
  const waiting = (taskName: string, people: number) => ({ taskName, people, locationId: shop.locationId });
  expect((await read()).expected).toEqual({
    isKnown: true,
    asOfUtc: expect.any(String),
    people: 2,
    ready: 0,
    waiting: [waiting('Rental profile', 2), waiting('Season waiver', 2)],
  });

  const tasks = await group(emma, shop, [mia]);
  await complete(emma, taskOf(tasks.rentalProfileContactTasks, mia), rentalAnswers).expect(200);
  const waiver = taskOf(tasks.waiverContactTasks, mia);
  await complete(emma, waiver, parentAnswers(waiver)).expect(200);
  await populateReport(admin);
  const { expected, today: day } = await read();
  expect(expected).toEqual({
    isKnown: true,
    asOfUtc: expect.any(String),
    people: 2,
    ready: 1,
    waiting: [waiting('Rental profile', 1), waiting('Season waiver', 1)],
  });
  expect(day.medianSeconds).toBeGreaterThanOrEqual(0);
});

test('on the next day nobody is told of the last one', async () => {
  jest.spyOn(Clock.prototype, 'today').mockReturnValue(addDays(today, 1));
  expect((await read()).expected).toMatchObject({ isKnown: false, people: 0 });
});

test('a report that failed needs attention until the next one is whole', async () => {
  await api.database.rows("insert into report_generation (state, is_under_way) values ('failed', false)");
  expect((await read()).attention).toEqual([{ code: 'report.failed', params: {}, link: '/reporting' }]);
  await populateReport(admin);
  expect((await read()).attention).toEqual([]);
});

test('half of the households that finished several tasks took no longer than the median says', async () => {
  await api.database.rows('delete from completion');
  expect((await read()).today.medianSeconds).toBeNull();
  const { carters, mia } = await signedInCarters(api);
  const other = await signedInCarters(api);
  const alone = await signedInCarters(api);
  const done = (contactId: number, secondsAgo: number) =>
    api.database.rows(
      `insert into completion (contact_id, task_id, task_type_id, activity_id, location_id, content_hash, completed_on, completed_at)
       values ($1, $2::integer, 4, 1, 1, '\\x00', current_date, now() - make_interval(secs => $2::integer))`,
      [contactId, secondsAgo],
    );
  for (const [contactId, ago] of [
    [carters.headId, 500],
    [mia, 100],
    [other.mia, 250],
    [other.leo, 50],
    [alone.mia, 7],
  ] as const)
    await done(contactId, ago);
  expect((await read()).today.medianSeconds).toBe(300);
});
