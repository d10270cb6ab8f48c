import { retentionClasses } from '@arrival/contracts';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { until } from '../../support/until';
import { startWorker } from '../../support/worker';

const OLD = 60_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the worker of the product removes all old idempotency records in one run, however many they are, and faster than they come', async () => {
  await database.rows(
    `insert into idempotency_record (scope, key, request_hash, status, response, created_at)
     select 's', 'old ' || n, 'x'::bytea, 200, '{}', now() - interval '8 days' from generate_series(1, ${OLD}) n
     union all select 's', 'new', 'x'::bytea, 200, '{}', now()`,
  );
  await database.rows("insert into outbox (job, payload) values ('privacy.remove-expired', '{}')");
  const worker = await startWorker(database.url);
  try {
    await until(
      async () =>
        (await database.rows('select from retention_run where finished_at is not null')).length ===
        retentionClasses.length,
    );
    expect(await database.rows('select key from idempotency_record')).toEqual([{ key: 'new' }]);
    const run = await database.row<{ removed: number; seconds: number }>(
      `select removed, extract(epoch from finished_at - started_at)::float8 as seconds from retention_run where class = 'idempotencyRecords'`,
    );
    expect(run.removed).toBe(OLD);
    // A day of the largest resort is 360,000 of them (issue 9); half an hour of work for it would still be little.
    expect(run.seconds * (360_000 / OLD)).toBeLessThan(1800);
  } finally {
    await worker.close();
  }
});
