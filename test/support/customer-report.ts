import { type CustomerRow, type ReportStatus, reportStatusSchema } from '@arrival/contracts';
import type { SignedInAgent } from './api';
import { buildActivity, buildLocation } from './build-resort';
import type { CheckinResort } from './checkin';
import type { TestDatabase } from './database';
import { until } from './until';

export const REPORT = '/api/report/customer';

/** Rows without when they were made. */
export const timeless = (rows: readonly CustomerRow[]) => rows.map(({ generatedAtUtc: _, ...row }) => row);

export const reportStatus = async (administrator: SignedInAgent): Promise<ReportStatus> =>
  reportStatusSchema.parse((await administrator.get(`${REPORT}/status`).expect(200)).body);

/** Asks for a new population and waits for the worker to have made it. */
export async function populateReport(administrator: SignedInAgent): Promise<void> {
  const before = (await reportStatus(administrator)).lastRefreshDate;
  await administrator.get('/api/export/Customers/Process/Admin').expect(200);
  const isNew = ({ statusCode, lastRefreshDate }: ReportStatus) => statusCode === 2 && lastRefreshDate !== before;
  await until(async () => isNew(await reportStatus(administrator)));
}

const manyRows = `insert into report_row select (select id from report_generation where state = 'whole'), 10000000 + n, 1, now(), 'task', '{}', true,
  10000000 + n, null, repeat('x', 200), 'Many', null, null, null, 30, true, $1, 'Shop', null, null, null, null, null, null, null, null, null,
  null, null, null, null, true, false, false, false, 0, 'requiredByPurchase', null, null from generate_series(1, 40000) n`;

/** Many rows of households that do not exist, so that a download takes its time. */
export const addManyRows = (database: TestDatabase, locationId: number): Promise<unknown> =>
  database.rows(manyRows, [locationId]);

interface Goods {
  readonly lesson: number;
  readonly seasonPass: number;
}

/** A place of the resort that sells a lesson and a season pass, which ask for a waiver and a rental profile. */
export async function buildShop(
  database: TestDatabase,
  resort: CheckinResort,
  { lesson, seasonPass }: Goods,
): Promise<CheckinResort> {
  await database.rows(
    `insert into product (product_id, code, name, is_season_pass) values (${lesson}, 'L', 'Ski lesson', false), (${seasonPass}, 'S', 'Season pass', true)`,
  );
  const { waiver, rental } = resort.tasks;
  const lessons = { name: 'Lesson', taskIds: [waiver, rental], productIds: [lesson, seasonPass] };
  const activityId = await buildActivity(database, lessons);
  const locationId = await buildLocation(database, {
    name: 'Shop',
    usePosTransactionsAndOrders: true,
    activityIds: [activityId],
  });
  await database.rows('update location set default_activity_id = null where id = $1', [locationId]);
  return { ...resort, locationId, activityId };
}
