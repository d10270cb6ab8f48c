import type { TestDatabase } from '../../support/database';

/** Where a guest's answers go. */
export const complete = '**/api/tasks/contact/complete/';

/** How often each contact task of these people took effect, and how many answers are remembered for them. */
export async function effects(database: TestDatabase, ids: readonly number[], subject: string) {
  const [completions] = await database.rows<{ times: number[] }>(
    `select coalesce(array_agg(times), '{}') as times from (
       select count(*)::int as times from completion where contact_id = any($1) group by task_id, contact_id) each_one`,
    [ids],
  );
  const [records] = await database.rows<{ count: string }>(
    "select count(*) from idempotency_record where scope like '% ' || $1",
    [subject],
  );
  return { times: completions?.times ?? [], records: Number(records?.count) };
}
