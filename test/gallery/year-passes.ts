import { openStackDatabase } from '../support/stack-database';
import type { StackJson } from '../support/stack-json';

/** Since all was told of these, a year and some days have gone by: what they told has run out. */
export async function yearPasses(
  stack: StackJson,
  table: 'rental_profile' | 'child_registration',
  ids: readonly number[],
): Promise<void> {
  const database = await openStackDatabase(stack);
  await database.rows(`update ${table} set updated_at = updated_at - interval '370 days' where contact_id = any($1)`, [
    ids,
  ]);
  await database.drop();
}
