import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { functionFiles } from '../../../api/src/platform/database/apply-functions';
import { migrate } from '../../../api/src/platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const again = () => migrate({ database: { url: database.url, poolSize: 1, patience: 1 } });

test('functions whose text is in the database are left alone', async () => {
  expect(await again()).toEqual([]);
});

test('every file of the folder is in the list', () => {
  const folder = join(__dirname, '../../../api/src/platform/database/functions');
  expect(readdirSync(folder).sort()).toEqual([...functionFiles].sort());
});

test('a function whose file has changed is applied again, and every stored document is what it says now', async () => {
  await database.rows(
    "insert into contact (first_name, last_name, date_of_birth) values ('Emma', 'Carter', '1988-02-03'), ('Olga', 'Holm', null), ('Ida', 'Berg', null)",
  );
  await database.rows(
    `create or replace function household_contacts(head bigint) returns json language sql as $$ select '[]'::json $$`,
  );
  await database.rows(`update household_part set contacts = '[]' where contacts::text not like '%Ida%'`);
  await database.rows(`update sql_function set hash = '\\x00' where file = 'household-parts.sql'`);

  expect(await again()).toEqual(['household-parts.sql']);

  const documents = await database.rows<{ document: string; same: boolean; version: string }>(
    'select document, version, document = household_json(head_contact_id) as same from household_document order by head_contact_id',
  );
  const names = documents.map(
    ({ document }) => (JSON.parse(document) as { contacts: { firstName: string }[] }).contacts[0]?.firstName,
  );
  expect(names).toEqual(['Emma', 'Olga', 'Ida']);
  expect(documents.every(({ same }) => same)).toBe(true);
  // Ida's was right already: a version tells of a change.
  expect(documents.map(({ version }) => Number(version))).toEqual([2, 2, 1]);
});

test('a last day is over once it is over everywhere on earth, and not on the day itself', async () => {
  const { days } = await database.row<{ days: boolean[] }>(
    `select array(select is_over((now() at time zone interval '-12 hours')::date + n) from generate_series(-1, 1) n) as days`,
  );
  expect(days).toEqual([true, false, false]);
});
