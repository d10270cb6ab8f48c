import { escapeIdentifier } from 'pg';
import type { QueryRunner } from 'typeorm';

interface Table {
  readonly schema: string;
  readonly name: string;
  readonly isAppendOnly: boolean;
  readonly isSequence: boolean;
}

/** What tells about the schema itself is the owner's. */
const OWNERS_TABLES = ['migration', 'sql_function'];

/** A table is append-only when it has the trigger that says so, whichever migration made it. */
const listTables = `select n.nspname as schema, c.relname as name, exists (
    select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'refuse_change') as "isAppendOnly",
    c.relkind = 'S' as "isSequence"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'S') and not (c.relkind = 'S' and c.relowner <> current_user::regrole) order by 1, 2`;

function rightsOf({ schema, name, isAppendOnly, isSequence }: Table): string {
  if (isSequence) return 'all';
  if (schema === 'public' && OWNERS_TABLES.includes(name)) return 'select';
  return isAppendOnly ? 'select, insert' : 'select, insert, update, delete';
}

/**
 * Gives the application's role what it needs and nothing more (Q3): no table is its own, so that it can neither truncate nor switch
 * triggers off, and append-only tables can only be added to. After every migration, for the tables of all of them.
 */
export async function grantApplication(runner: QueryRunner, role: string, foreign: readonly string[]): Promise<void> {
  const schemas = ['public', ...foreign];
  const to = escapeIdentifier(role);
  const tables: Table[] = await runner.query(listTables, [schemas]);
  const [{ database }]: [{ database: string }] = await runner.query('select current_database() as database');
  await runner.startTransaction();
  try {
    for (const schema of schemas.map(escapeIdentifier)) {
      await runner.query(`grant usage on schema ${schema} to ${to}`);
      await runner.query(`revoke all on all tables in schema ${schema} from ${to}`);
    }
    // The queue makes a sequence for each of its queues when it first meets one, and gathers many jobs in a temporary table.
    await runner.query(`grant temporary on database ${escapeIdentifier(database)} to ${to}`);
    for (const schema of foreign.map(escapeIdentifier)) await runner.query(`grant create on schema ${schema} to ${to}`);
    for (const table of tables) {
      const kind = table.isSequence ? 'sequence ' : '';
      await runner.query(
        `grant ${rightsOf(table)} on ${kind}${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)} to ${to}`,
      );
    }
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
