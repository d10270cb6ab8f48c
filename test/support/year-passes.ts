import type { TestDatabase } from './database';

/** Since all was told of these, a year and some days have gone by: what they told has run out. */
export async function yearPasses(
  database: TestDatabase,
  table: 'rental_profile' | 'child_registration',
  ids: readonly number[],
): Promise<void> {
  await database.rows(`update ${table} set updated_at = updated_at - interval '370 days' where contact_id = any($1)`, [
    ids,
  ]);
}
