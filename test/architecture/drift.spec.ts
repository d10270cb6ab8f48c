import { join, resolve } from 'node:path';
import { DataSource, EntitySchema, type MixedList } from 'typeorm';
import { dataSourceOptions } from '../../api/src/platform/database/data-source-options';
import { createTestDatabase, type TestDatabase } from '../support/database';

const everyEntity = join(resolve(__dirname, '../..'), 'api/src/**/*.entity.ts');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** The statements that would make the migrated database equal to the entities. */
async function missingStatements(entities: MixedList<string | EntitySchema>): Promise<string[]> {
  const options = dataSourceOptions({ database: { url: database.url, poolSize: 1 } }, 'drift');
  const source = await new DataSource({ ...options, entities } as typeof options).initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}

test('the migrated database is what the entities say', async () => {
  expect(await missingStatements([everyEntity])).toEqual([]);
});

test('an entity with a column that no migration made is noticed', async () => {
  const wrong = new EntitySchema({
    name: 'collection',
    columns: {
      id: { type: 'integer', primary: true, primaryKeyConstraintName: 'pk_collection' },
      name: { type: 'text' },
      forgotten: { type: 'text' },
    },
  });
  expect((await missingStatements([wrong])).join('\n')).toContain('"forgotten"');
});

test('every migration can be taken back and run again', async () => {
  const source = await new DataSource(dataSourceOptions({ database: { url: database.url, poolSize: 1 } }, 'drift')).initialize();
  try {
    const tables = () => database.rows("select table_name from information_schema.tables where table_schema = 'public' order by 1");
    const before = await tables();
    const count = source.migrations.length;
    for (let index = 0; index < count; index += 1) await source.undoLastMigration();
    expect(await tables()).toEqual([{ table_name: 'migration' }]);
    await source.runMigrations();
    expect(await tables()).toEqual(before);
  } finally {
    await source.destroy();
  }
});
