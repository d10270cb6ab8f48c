import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('whatever refers to a contact or to a file is found by an index: who goes, goes without whole tables being read', async () => {
  const unindexed = await database.rows<{ place: string }>(
    `select c.relname || '.' || a.attname as place from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (a.attname = 'storage_key'
       or exists (select from pg_constraint r where r.contype = 'f' and r.confrelid = 'contact'::regclass and r.conrelid = c.oid and r.conkey[1] = a.attnum))
     and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum) order by 1`,
  );
  expect(unindexed).toEqual([]);
});
