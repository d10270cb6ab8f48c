import type { Database } from '../database/database';
import { type Statement, sqlInTransaction } from '../database/statement';
import type { Removal } from './expired-data';

const AT_ONCE = 10_000;

/**
 * Removes a table's rows from before $1, the oldest $2 of them; several workers share the work. `primaryKey`, `since`: columns; `along` deletes
 * what must not outlive them, by the primary keys in `gone`.
 */
export const oldRowsOf = (
  name: string,
  table: string,
  primaryKey: string,
  since: string,
  along?: string,
): Statement<Removal> =>
  sqlInTransaction<Removal>(
    name,
    `with gone as (
  delete from ${table} where (${primaryKey}) in (
    select ${primaryKey} from ${table} where ${since} < $1 order by ${since} limit $2 for update skip locked)
  returning ${primaryKey}, ${since} as since)${along ? `, along as (${along})` : ''}
select count(*)::integer as removed, min(since) as oldest from gone`,
  );

/** Inside a unit of work, with a statement of `oldRowsOf`. */
export async function removeOldRows(
  database: Database,
  statement: Statement<Removal>,
  keptFrom: Date,
): Promise<Removal> {
  const gone = (await database.first(statement, [keptFrom, AT_ONCE]))!;
  return { ...gone, ...(gone.removed === AT_ONCE && { next: [] }) };
}
