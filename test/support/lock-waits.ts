import type { TestDatabase } from './database';
import { until } from './until';

/** Until so many statements wait for a lock that another connection holds. */
export async function lockWaits(database: Pick<TestDatabase, 'row'>, count = 1): Promise<void> {
  const text =
    "select count(*)::int as found from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await until(async () => (await database.row<{ found: number }>(text)).found >= count);
}
