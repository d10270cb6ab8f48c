import { z } from 'zod';
import { defineJob } from '../../../api/src/platform/jobs/job';
import { HandlesJob, type JobHandler, type JobRun } from '../../../api/src/platform/jobs/job-handler';
import { type JobSite, openJobSite } from '../../support/job-worker';
import { queueBackends } from '../../support/queue-backend';
import { until } from '../../support/until';

const greet = defineJob({
  name: 'test.greet',
  queue: 'mail',
  payload: z.object({ contactId: z.number().int() }),
  attempts: 3,
});

const runs: Array<Pick<JobRun, 'id' | 'correlationId' | 'attempt'> & { contactId: number }> = [];

@HandlesJob(greet)
class GreetHandler implements JobHandler<typeof greet.payload> {
  async handle({ contactId }: { contactId: number }, { id, correlationId, attempt }: JobRun): Promise<void> {
    runs.push({ id, correlationId, attempt, contactId });
    if (contactId === 13 && attempt < 2) throw new Error('not yet');
  }
}

describe.each(queueBackends)('on %s', (backend) => {
  let site: JobSite;
  beforeAll(async () => {
    site = await openJobSite(backend);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    runs.splice(0);
    await site.database.rows('delete from outbox');
  });

  const start = () => site.start([greet], [GreetHandler]);
  const leave = (contactId: unknown) =>
    site.database.row<{ id: string }>(
      'insert into outbox (job, payload, correlation_id) values ($1, $2, $3) returning id',
      [greet.name, JSON.stringify({ contactId }), 'trace-1'],
    );
  const left = async () => (await site.database.rows('select 1 from outbox')).length;

  test('a row in the outbox is worked on with its correlation id, and then gone', async () => {
    const before = await leave(1);
    const app = await start();
    try {
      const after = await leave(2);
      await until(async () => (await left()) === 0);
      expect(runs.sort((a, b) => a.contactId - b.contactId)).toEqual([
        { id: before.id, correlationId: 'trace-1', attempt: 1, contactId: 1 },
        { id: after.id, correlationId: 'trace-1', attempt: 1, contactId: 2 },
      ]);
    } finally {
      await app.close();
    }
  });

  test('a job that fails is tried again under the same id; one with a wrong payload is not', async () => {
    const app = await start();
    try {
      const wrong = await leave('seven');
      const { id } = await leave(13);
      await until(async () => (await left()) === 1);
      expect(runs.map((run) => [run.id, run.attempt])).toEqual([
        [id, 1],
        [id, 2],
      ]);
      expect(await site.database.rows('select id from outbox')).toEqual([{ id: wrong.id }]);
    } finally {
      await app.close();
    }
  });

  test('two workers together do each job once', async () => {
    const workers = [await start(), await start()];
    try {
      await Promise.all(Array.from({ length: 40 }, (_, index) => leave(100 + index)));
      await until(async () => (await left()) === 0);
      expect(runs.map(({ contactId }) => contactId).sort()).toEqual(
        Array.from({ length: 40 }, (_, index) => 100 + index),
      );
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
    }
  });

  test('work that the queue has lost comes back', async () => {
    const { id } = await leave(5);
    await site.database.rows("update outbox set enqueued_at = now() - interval '1 hour'");
    const app = await start();
    try {
      await until(async () => (await left()) === 0);
      expect(runs.map((run) => run.id)).toEqual([id]);
    } finally {
      await app.close();
    }
  });
});
