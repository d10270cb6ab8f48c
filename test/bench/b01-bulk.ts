import { Client } from 'pg';
import { firstHeadId } from '../support/load-households';
import { measureLimit } from './lib/limit';
import { atMost, type Bench, milliseconds, perSecond, type Result, times } from './lib/result';
import { alternate } from './lib/rounds';
import { type BenchScene, buildScene } from './lib/scene';

const HOUSEHOLDS = 10_000;
const ROWS = 5_000;
const NEW = 3_000;

/** What a synchronisation with a point of sale writes at once; a statement after the other, each over a household a row or more. */
const bulks: Record<string, { tables: string[]; statements: string[] }> = {
  [`${ROWS} purchases`]: {
    tables: ['purchase'],
    statements: [
      `insert into purchase (contact_id, product_id, kind) select ${firstHeadId} + n * 10, 5001, 'orderLine' from generate_series(1, ${ROWS}) n`,
    ],
  },
  [`${ROWS} phones changed`]: {
    tables: ['contact'],
    statements: [
      `update contact set phone = '+1 303 555 0199' where contact_id in (select ${firstHeadId} + n * 10 from generate_series(1, ${ROWS}) n)`,
    ],
  },
  [`${NEW} households of a first sync`]: {
    tables: ['contact', 'purchase'],
    statements: [
      `insert into contact (contact_id, parent_contact_id, first_name, last_name)
       select 2000000000 + n * 10 + m, case when m > 0 then 2000000000 + n * 10 end, 'Kim' || m, 'Carter' || n
       from generate_series(1, ${NEW}) n, generate_series(0, 4) m`,
      `insert into purchase (contact_id, product_id, kind)
       select 2000000000 + n * 10 + m, 5001, 'orderLine' from generate_series(1, ${NEW}) n, generate_series(0, 4) m`,
    ],
  },
};

/** The price of the household documents: writes beside the same writes while the tables' triggers sleep; foreign keys and indexes are on both sides. */
export const bulk: Bench = {
  id: 'B1',
  title: 'Bulk writes',
  async run() {
    const scene = await buildScene(HOUSEHOLDS);
    const client = new Client({ connectionString: scene.url });
    await client.connect();
    try {
      const results: Result[] = [];
      for (const [what, { tables, statements }] of Object.entries(bulks)) {
        const seen = await alternate({
          ours: () => lasting(client, statements),
          bare: () => lasting(client, statements, tables),
        });
        const from = `${milliseconds(seen.ours)} of ${milliseconds(seen.bare)}`;
        results.push(atMost('B1', `${what}, of the bare table`, 10, seen.ours / seen.bare, times, from));
      }
      return [...results, await oneUpsert(scene), await different(scene)];
    } finally {
      await client.end();
      await scene.close();
    }
  },
};

/** Milliseconds of the statements in one transaction, which is then undone; `asleep`: the tables whose triggers sleep in it. */
async function lasting(client: Client, statements: readonly string[], asleep: readonly string[] = []): Promise<number> {
  await client.query('begin');
  for (const table of asleep) await client.query(`alter table ${table} disable trigger user`);
  const from = performance.now();
  for (const statement of statements) await client.query(statement);
  const took = performance.now() - from;
  await client.query('rollback');
  return took;
}

/** One after the other, each on the disk before the next: what whoever saves a profile waits for. */
async function oneUpsert(scene: BenchScene): Promise<Result> {
  await scene.query(
    `create table bare_rental_profile (like rental_profile including all, foreign key (contact_id) references contact)`,
  );
  await scene.query('insert into bare_rental_profile select * from rental_profile');
  await scene.query('vacuum analyze bare_rental_profile');
  const upsert = (table: string) =>
    `insert into ${table} (contact_id, age_key, ability_key, height_key, weight_key)
     values (${firstHeadId} + ((:i::bigint * 7919 + :c::bigint * 104729) % ${HOUSEHOLDS} + 1) * 10, 'A10', 'II', 'J', 'I')
     on conflict (contact_id) do update set age_key = excluded.age_key, shoe_size = (:i::bigint % 50)::text, updated_at = now()`.replace(
      /\s+/g,
      ' ',
    );
  const rate = (table: string) => async (round: number) =>
    (await measureLimit(scene.url, { sql: upsert(table), clients: 1, seconds: 2, from: round * 100_000 })).rate;
  const seen = await alternate({ ours: rate('rental_profile'), bare: rate('bare_rental_profile') });
  return atMost(
    'B1',
    'one profile saved, of the bare table',
    2,
    seen.bare / seen.ours,
    times,
    `${perSecond(seen.ours)} and ${perSecond(seen.bare)}`,
  );
}

async function different(scene: BenchScene): Promise<Result> {
  const [row] = await scene.query<{ n: number }>(
    'select count(*)::int as n from household_document where document <> household_json(head_contact_id)',
  );
  return {
    goal: 'B1',
    what: 'documents that differ from their tables afterwards',
    wanted: '0',
    measured: String(row?.n),
    from: `${HOUSEHOLDS} households`,
    isMet: row?.n === 0,
  };
}
