import { DataSource, type DataSourceOptions, EntitySchema } from 'typeorm';
import { dataSourceOptions, everyEntity } from '../../api/src/platform/database/data-source-options';
import { createTestDatabase, type TestDatabase } from '../support/database';

/** Tables without an entity, and why. */
const withoutEntity: Readonly<Record<string, string>> = {
  migration: "TypeORM's own list of migrations",
  household_touched: 'rows that live within one transaction, between two triggers, without a key',
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await tellGeneratedColumns();
});

afterAll(() => database.drop());

/** TypeORM reads what a generated column is made of from a table of its own; here PostgreSQL's own words are in it. */
async function tellGeneratedColumns(): Promise<void> {
  await database.rows(
    'create table typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)',
  );
  await database.rows(`insert into typeorm_metadata
    select 'GENERATED_COLUMN', current_database(), 'public', c.relname, a.attname, pg_get_expr(d.adbin, d.adrelid)
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
    where c.relnamespace = 'public'::regnamespace and a.attgenerated = 's'`);
}

async function withDataSource<Result>(
  changes: Partial<DataSourceOptions>,
  work: (source: DataSource) => Promise<Result>,
): Promise<Result> {
  const options = dataSourceOptions({ database: { url: database.url, poolSize: 1, patience: 1 } }, 'drift');
  const source = await new DataSource({ ...options, ...changes } as DataSourceOptions).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/** The statements that would make the migrated database equal to the entities; the product's own unless others are given. */
const missingStatements = (entities: DataSourceOptions['entities'] = everyEntity): Promise<string[]> =>
  withDataSource({ entities }, async (source) => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  });

/** Tables that no entity describes. */
const undescribedTables = (): Promise<string[]> =>
  withDataSource({ entities: everyEntity }, async (source) => {
    const described = new Set([
      ...source.entityMetadatas.map(({ tableName }) => tableName),
      ...Object.keys(withoutEntity),
      'typeorm_metadata',
    ]);
    const tables = await database.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    return tables.map(({ name }) => name).filter((name) => !described.has(name));
  });

test('the migrated database is what the entities say', async () => {
  expect(await missingStatements()).toEqual([]);
});

test('every table has an entity', async () => {
  expect(await undescribedTables()).toEqual([]);
  const tables = await database.rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(withoutEntity)));
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

test('a column and a table of the database that no entity names are noticed', async () => {
  await database.rows('alter table task_type add column forgotten text');
  await database.rows('create table forgotten (id integer primary key)');
  expect((await missingStatements()).join('\n')).toContain('DROP COLUMN "forgotten"');
  expect(await undescribedTables()).toEqual(['forgotten']);
  await database.rows('drop table forgotten');
  await database.rows('alter table task_type drop column forgotten');
});

test('every migration can be taken back and run again', async () => {
  await database.rows('drop table typeorm_metadata');
  await withDataSource({}, async (source) => {
    const tables = () =>
      database.rows("select table_name from information_schema.tables where table_schema = 'public' order by 1");
    const before = await tables();
    const count = source.migrations.length;
    for (let index = 0; index < count; index += 1) await source.undoLastMigration();
    expect(await tables()).toEqual([{ table_name: 'migration' }]);
    await source.runMigrations();
    expect(await tables()).toEqual(before);
  });
});
