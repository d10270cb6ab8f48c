import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { defineJob } from '../../../api/src/platform/jobs/job';
import { HandlesJob, type JobHandler, type JobRun } from '../../../api/src/platform/jobs/job-handler';
import { takeForgotten, takeNew } from '../../../api/src/platform/jobs/outbox.queries';
import { createTestDatabase, prepareTestDatabase, type TestDatabase } from '../../support/database';
import { type JobSite, openJobSite } from '../../support/job-worker';
import { queueBackends } from '../../support/queue-backend';
import { until } from '../../support/until';

const known = defineJob({ name: 'test.known', queue: 'mail', payload: z.object({ number: z.number() }) });
const newer = defineJob({ name: 'test.newer', queue: 'mail', payload: z.object({}) });
const slow = defineJob({ name: 'test.slow', queue: 'mail', payload: z.object({}) });
const elsewhere = defineJob({ name: 'test.elsewhere', queue: 'webhooks', payload: z.object({}) });
const done: string[] = [];

@HandlesJob(known)
class KnownHandler implements JobHandler<typeof known.payload> {
  async handle({ number }: { number: number }): Promise<void> {
    done.push(`${number}`);
  }
}

@HandlesJob(newer)
class NewerHandler implements JobHandler<typeof newer.payload> {
  async handle(): Promise<void> {
    done.push('newer');
  }
}

@HandlesJob(slow)
class SlowHandler implements JobHandler<typeof slow.payload> {
  async handle(_: object, { signal }: JobRun): Promise<void> {
    await pause(600_000, undefined, { signal });
  }
}

@HandlesJob(elsewhere)
class ElsewhereHandler implements JobHandler<typeof elsewhere.payload> {
  async handle(): Promise<void> {
    done.push('elsewhere');
  }
}

describe.each(queueBackends)('on %s', (backend) => {
  let site: JobSite;
  beforeAll(async () => {
    site = await openJobSite(backend);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    done.splice(0);
    await site.database.rows('delete from outbox');
  });

  test('jobs of a newer version wait for a worker that knows them, and hold nothing up', async () => {
    await site.database.rows(`insert into outbox (job, payload, created_at)
      select 'test.newer', '{}', now() - interval '1 minute' from generate_series(1, 250)`);
    await site.database.rows(`insert into outbox (job, payload) values ('test.known', '{"number":1}')`);
    const old = await site.start([known], [KnownHandler]);
    try {
      await until(() => done.length === 1);
      const marked = await site.database.rows(
        "select 1 from outbox where job = 'test.newer' and enqueued_at is not null",
      );
      expect(marked).toEqual([]);
    } finally {
      await old.close();
    }
    const next = await site.start([known, newer], [KnownHandler, NewerHandler]);
    try {
      await until(() => done.length === 251);
    } finally {
      await next.close();
    }
  });
});

describe.each(queueBackends)('a backlog on %s', (backend) => {
  test('stays in the outbox but for what a queue has room for, and other queues go on', async () => {
    const site = await openJobSite(backend);
    await site.database.rows(
      `insert into outbox (job, payload) select 'test.slow', '{}' from generate_series(1, 13000)`,
    );
    const handedOver = async () =>
      (await site.database.rows('select from outbox where enqueued_at is not null')).length;
    const worker = await site.start([slow, elsewhere], [SlowHandler, ElsewhereHandler]);
    try {
      await until(async () => (await handedOver()) >= 10_000, handedOver);
      await site.database.rows(`insert into outbox (job, payload) values ('test.elsewhere', '{}')`);
      await until(() => done.includes('elsewhere'));
      // Another sweep.
      await pause(6_000);
      expect(await handedOver()).toBeLessThan(11_500);
    } finally {
      await worker.close();
      await site.close();
    }
  });
});

test('many at once reach a queue in a database where only some roles may make temporary tables', async () => {
  const site = await openJobSite('PostgreSQL');
  await site.database.rows(`do $$ begin
    execute format('revoke temporary on database %I from public', current_database()); end $$`);
  await prepareTestDatabase(site.database.url);
  await site.database.rows(
    `insert into outbox (job, payload) select 'test.known', '{"number":1}' from generate_series(1, 20)`,
  );
  done.splice(0);
  const worker = await site.start([known], [KnownHandler]);
  try {
    await until(() => done.length === 20);
  } finally {
    await worker.close();
    await site.close();
  }
});

describe('with 200,000 rows in flight', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.rows(`insert into outbox (job, payload, created_at, enqueued_at)
      select 'test.known', '{}', now() - make_interval(secs => n / 1000.0), now() - make_interval(secs => n / 1000.0)
      from generate_series(1, 200000) n`);
    await database.rows("insert into outbox (job, payload) values ('test.known', '{}')");
  });
  afterAll(() => database.drop());

  interface Node {
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: Node[];
  }
  const visited = (node: Node): number =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
    (node.Plans ?? []).map(visited).reduce((a, b) => a + b, 0);

  /** How many rows the steps of the plan went through, with a plan for any parameters, as a prepared statement gets it. */
  async function rowsVisited(text: string, values: string): Promise<number> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query('set plan_cache_mode = force_generic_plan');
      await client.query(`prepare looked_up as ${text}`);
      const { rows } = await client.query(`explain (analyze, format json) execute looked_up(${values})`);
      return visited(rows[0]['QUERY PLAN'][0].Plan);
    } finally {
      await client.end();
    }
  }

  test.each(['freshly filled', 'analysed'])('the relay finds its next rows by their indexes: %s', async (state) => {
    if (state === 'analysed') await database.rows('analyze outbox');
    expect(await rowsVisited(takeNew.text, "200, array['test.known']")).toBeLessThan(50);
    expect(await rowsVisited(takeForgotten.text, "200, array['test.known'], 600")).toBeLessThan(50);
  });
});
