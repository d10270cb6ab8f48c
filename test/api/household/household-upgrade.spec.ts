import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../api/src/platform/database/data-source-options';
import { migrate } from '../../../api/src/platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../../support/database';

/** From one document a household to its parts and back: what it says and its version stay (docs/decisions/009). */
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Stored {
  id: string;
  version: string;
  document: unknown;
}

const stored = () =>
  database.rows<Stored & { same: boolean }>(
    `select head_contact_id as id, version, document::jsonb as document, document::jsonb = household_json(head_contact_id)::jsonb as same
     from household_document order by 1`,
  );

async function undoUntil(name: string): Promise<void> {
  const source = await new DataSource(
    dataSourceOptions({ database: { url: database.url, poolSize: 1, patience: 1 } }, 'undo'),
  ).initialize();
  try {
    for (let undone = ''; undone !== name; await source.undoLastMigration()) {
      const { last } = await database.row<{ last: string }>(
        'select name as last from migration order by "timestamp" desc limit 1',
      );
      undone = last;
    }
  } finally {
    await source.destroy();
  }
}

test('documents and versions go down and up again, and both ways go on being written', async () => {
  const add = (name: string) =>
    database.rows(
      `with head as (insert into contact (first_name, last_name) values ($1, 'Carter') returning contact_id)
       insert into waiver_authorization (contact_id, pos_waiver_id, effective_on) select contact_id, 'W', '2026-01-01' from head`,
      [name],
    );
  await add('Emma');
  await undoUntil('HouseholdParts1763650000063');
  await add('Olga');
  await database.rows(
    `insert into rental_profile (contact_id, age_key, ability_key, height_key, weight_key) select contact_id, 'A', 'I', 'H', 'W' from contact`,
  );
  const before = await stored();
  expect(before.map(({ version, same }) => [Number(version), same])).toEqual([
    [3, true],
    [3, true],
  ]);

  await migrate({ database: { url: database.url, poolSize: 1, patience: 1 } });

  expect(await stored()).toEqual(before);
  await database.rows("update contact set phone = '1'");
  expect((await stored()).map(({ version, same }) => [Number(version), same])).toEqual([
    [4, true],
    [4, true],
  ]);
});
