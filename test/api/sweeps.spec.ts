import { createTestDatabase, type TestDatabase } from '../support/database';
import { until } from '../support/job-worker';
import { startWorker } from '../support/worker';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the worker of the product starts, and its sweep takes all old idempotency records, however many they are', async () => {
  await database.rows(
    `insert into idempotency_record (scope, key, request_hash, status, response, created_at)
     select 's', 'old ' || n, 'x'::bytea, 200, '{}', now() - interval '8 days' from generate_series(1, 25000) n
     union all select 's', 'new', 'x'::bytea, 200, '{}', now()`,
  );
  const worker = await startWorker(database.url);
  try {
    await until(async () => (await database.rows('select 1 from idempotency_record')).length === 1, 20_000);
    expect(await database.rows('select key from idempotency_record')).toEqual([{ key: 'new' }]);
  } finally {
    await worker.close();
  }
});
