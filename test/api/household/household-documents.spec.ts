import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { rebuild } from '../../../api/src/cli/rebuild';
import { readConfig } from '../../../api/src/config/read-config';
import { dataSourceOptions } from '../../../api/src/platform/database/data-source-options';
import { apiVariables } from '../../support/api';
import { createTestDatabase, standsIn, type TestDatabase } from '../../support/database';
import { lockWaits } from '../../support/lock-waits';
import { printed } from '../../support/printed';

/** A household's document is what its tables say after every write, however many rows it has (docs/decisions/001, 009). */
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.rows("insert into product (product_id, code, name) values (1, 'DAY', 'Day ticket')");
});
afterEach(() => database.drop());

/** Heads 10, 20, …, each with a member of the next number. */
const addHouseholds = async (count: number, { rows }: Pick<TestDatabase, 'rows'> = database): Promise<void> => {
  await rows(`insert into contact (contact_id, parent_contact_id, first_name, last_name)
    select n * 10 + m, case when m > 0 then n * 10 end, 'Member' || m, 'Carter' from generate_series(1, ${count}) n, generate_series(0, 1) m`);
};
const wrongOnes = () =>
  database.rows(`select c.contact_id from contact c full join household_document d on d.head_contact_id = c.contact_id
    where c.parent_contact_id is null and d.document is distinct from household_json(c.contact_id) or c.parent_contact_id is not null and d.version is not null`);
const versions = async (): Promise<number[]> =>
  (await database.rows<{ version: string }>('select version from household_document order by head_contact_id')).map(
    ({ version }) => Number(version),
  );

const profiles = (
  ages: string,
) => `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key)
  select contact_id, '${ages}', 'II', 'H', 'W' from contact`;
const replacing = ' on conflict (contact_id) do update set age_key = excluded.age_key';

/** A connection of its own. */
async function connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('one statement for many households changes each of them once', async () => {
  await addHouseholds(50);
  expect(await versions()).toEqual(Array(50).fill(1));
  const statements = [
    `insert into purchase (contact_id, product_id, kind) select contact_id, 1, 'orderLine' from contact, generate_series(1, 2)`,
    `insert into pass_media (contact_id, product_id) select contact_id, 1 from contact`,
    `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on) select contact_id, 'W', '2026-01-01' from contact`,
    profiles('A'),
    profiles('B') + replacing,
    `insert into child_registration (contact_id, key_id, sealed) select contact_id, 'k', '\\x00' from contact`,
    `insert into photo (contact_id, hash, storage_key, byte_size) select contact_id, 'h', 's', 1 from contact`,
    `update photo set asked_again = 'Too dark'`,
    `update child_registration set asked_again = 'Nobody answers'`,
    `update contact set phone = '1' || contact_id`,
    `update pass_media set printed_at = now()`,
    `update purchase set contact_id = contact_id / 10 * 10`,
    `delete from purchase`,
    `delete from rental_profile where contact_id % 10 = 0`,
  ];
  for (const [index, statement] of statements.entries()) {
    await database.rows(statement);
    expect([statement, await wrongOnes()]).toEqual([statement, []]);
    expect([statement, await versions()]).toEqual([statement, Array(50).fill(index + 2)]);
  }
});

test('a session that wrote while the tables were empty does not read the whole of them afterwards', async () => {
  await connected(async (client) => {
    await client.query(
      "insert into contact (contact_id, first_name, last_name) select n, 'A', 'B' || n from generate_series(1, 7) n",
    );
    for (let index = 1; index <= 7; index++) {
      await client.query('insert into contact (parent_contact_id, first_name, last_name) values ($1, $2, $2)', [
        index,
        `M${index}`,
      ]);
      await client.query("insert into purchase (contact_id, product_id, kind) values ($1, 1, 'orderLine')", [index]);
    }
    await client.query('begin');
    const rows = async (text: string) => (await client.query(text)).rows;
    await addHouseholds(1_500, { rows: rows as TestDatabase['rows'] });
    await client.query(
      `insert into purchase (contact_id, product_id, kind) select n * 10, 1, 'orderLine' from generate_series(1, 1500) n`,
    );
    const { rows: read } = await client.query<{ tuples: string }>(
      `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as tuples from pg_stat_xact_user_tables
       where relname in ('contact', 'purchase', 'signature', 'household_part', 'household_document')`,
    );
    await client.query('commit');
    // Each household is a few rows; read whole, the tables would be two million.
    expect(Number(read[0]?.tuples)).toBeLessThan(150_000);
  });
  expect(await wrongOnes()).toEqual([]);
});

test('in bulk mode each household is made new once, with the commit', async () => {
  await addHouseholds(20);
  await connected(async (client) => {
    await client.query('begin');
    await client.query(`select hold_households(array(select contact_id from contact where parent_contact_id is null))`);
    await client.query(
      `insert into purchase (contact_id, product_id, kind) select contact_id, 1, 'orderLine' from contact where contact_id <= 150`,
    );
    await client.query(profiles('A'));
    await client.query("insert into contact (contact_id, first_name, last_name) values (5000, 'New', 'Head')");
    await client.query('update contact set parent_contact_id = 20 where contact_id = 11');
    expect(await versions()).toEqual(Array(20).fill(1));
    await client.query('commit');
  });
  expect(await wrongOnes()).toEqual([]);
  expect(await versions()).toEqual([...Array(20).fill(2), 1]);
  expect(await database.rows('select from household_touched')).toEqual([]);
  await database.rows("update contact set email = 'a@example.com' where contact_id = 10");
  expect((await versions())[0]).toBe(3);
});

test('who moves to another household takes everything along, and heads come and go', async () => {
  await addHouseholds(3);
  await database.rows(profiles('A'));
  await database.rows('update contact set parent_contact_id = 20 where contact_id = 11');
  expect(await wrongOnes()).toEqual([]);
  await database.rows('update contact set parent_contact_id = null where contact_id = 31');
  await database.rows('update contact set parent_contact_id = 31 where contact_id = 30');
  expect(await wrongOnes()).toEqual([]);
  await database.rows('delete from rental_profile where contact_id = 30');
  await database.rows('delete from contact where contact_id = 30');
  expect(await wrongOnes()).toEqual([]);
});

const move = 'update contact set parent_contact_id = 20 where contact_id = 11';
const saveOfTheMoving = `${profiles('B')} where contact_id = 11${replacing}`;
test.each([
  ['their rows are written first', saveOfTheMoving, move],
  ['they move first', move, saveOfTheMoving],
])("a member's rows and their move at the same time lose nothing: %s", async (_, first, second) => {
  await addHouseholds(2);
  await database.rows(profiles('A'));
  await connected(async (one) => {
    await one.query('begin');
    await one.query(first);
    const waiting = connected((two) => two.query(second));
    await lockWaits(database);
    await one.query('commit');
    await waiting;
  });
  expect(await wrongOnes()).toEqual([]);
});

test('bulk writes and single ones beside each other meet no deadlock', async () => {
  await addHouseholds(30);
  await database.rows(profiles('A'));
  /** As a completion does: the household's lock, then the row, in one statement. */
  const complete = `with locked as (select head_contact_id from household_document where head_contact_id = $1 for update)
    insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key) select head_contact_id + 1, $2, 'II', 'H', 'W' from locked${replacing}`;
  const single = connected(async (client) => {
    for (let index = 0; index < 300; index++) await client.query(complete, [((index * 7) % 30) * 10 + 10, `S${index}`]);
  });
  const held = async (order: string) =>
    connected(async (client) => {
      for (let index = 0; index < 12; index++) {
        await client.query('begin');
        await client.query(
          `select hold_households(array(select contact_id from contact where parent_contact_id is null order by contact_id ${order}))`,
        );
        await client.query(`${profiles(`H${index}`)} order by contact_id ${order}${replacing}`);
        await client.query('commit');
      }
    });
  const sync = async (order: string) =>
    connected(async (client) => {
      for (let index = 0; index < 12; index++)
        await client.query(
          `insert into purchase (contact_id, product_id, kind) select contact_id, 1, 'orderLine' from contact order by contact_id ${order}`,
        );
    });
  await Promise.all([single, held('asc'), held('desc'), sync('asc'), sync('desc')]);
  expect(await wrongOnes()).toEqual([]);
  expect(await database.count('purchase')).toBe(24 * 60);
});

const configOf = ({ url }: TestDatabase) =>
  readConfig({ ...apiVariables(url, 'http://localhost', 'none'), DATABASE_OWNER_URL: url });

/** What `rebuild households` says so many times in a row. */
const rebuilt = (times: number): Promise<string> =>
  printed(async () => {
    for (let time = 0; time < times; time++) await rebuild(configOf(database), 'households');
  });

test('what the product wrote is what its tables say, wherever the machine of the database stands', async () => {
  await standsIn(database, 'America/Denver');
  await addHouseholds(3);
  const product = await new DataSource(dataSourceOptions(configOf(database), 'test')).initialize();
  await product.query(profiles('A')).finally(() => product.destroy());
  expect(await rebuilt(1)).toBe('3 households, all as their tables say.\n');
});

test('`rebuild households` mends what was changed past the triggers, and nothing else', async () => {
  await addHouseholds(3);
  await database.rows(
    'alter table contact disable trigger user; delete from household_part where head_contact_id = 30',
  );
  await database.rows("update contact set first_name = 'Ida' where contact_id = 21");
  expect(await rebuilt(2)).toBe('3 households, 2 made new.\n3 households, all as their tables say.\n');
  expect(await wrongOnes()).toEqual([]);
  expect(await versions()).toEqual([1, 2, 1]);
  await expect(rebuild(configOf(database), 'everything')).rejects.toThrow('rebuild takes households');
});
