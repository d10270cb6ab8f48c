import { migrate } from '../../api/src/platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const again = () => migrate({ database: { url: database.url, poolSize: 1 } });

test('functions whose text is in the database are left alone', async () => {
  expect(await again()).toEqual([]);
});

test('a function whose file has changed is applied again, and every stored document is what it says now', async () => {
  await database.rows(
    "insert into contact (first_name, last_name, date_of_birth) values ('Emma', 'Carter', '1988-02-03'), ('Olga', 'Holm', null)",
  );
  await database.rows(
    `create or replace function household_json(head bigint) returns json language sql volatile as $$ select '{}'::json $$`,
  );
  await database.rows(`update household_document set document = '{}'`);
  await database.rows(`update sql_function set hash = '\\x00' where file = 'household-json.sql'`);

  expect(await again()).toEqual(['household-json.sql']);

  const documents = await database.rows<{ document: { contacts: { firstName: string }[] }; same: boolean }>(
    'select document, document::text = household_json(head_contact_id)::text as same from household_document order by head_contact_id',
  );
  expect(documents.map(({ document }) => document.contacts[0]?.firstName)).toEqual(['Emma', 'Olga']);
  expect(documents.every(({ same }) => same)).toBe(true);
});
