import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database/database';
import { sqlInTransaction } from '../database/statement';
import { traceParent } from '../tracing/trace-parent';
import type { JobDefinition } from './job';

const insertRow = sqlInTransaction<{ id: string }>(
  'outbox.insert',
  'insert into outbox (job, payload, correlation_id, trace_parent) values ($1, $2, $3, $4) returning id',
);

/** Work for later, committed with the data that asks for it; the worker's relay hands it to the queue (architecture §4). */
@Injectable()
export class Outbox {
  constructor(private readonly database: Database) {}

  /** Returns the id under which the job runs: handlers are idempotent by it. */
  async add<Schema extends z.ZodType>(
    job: JobDefinition<Schema>,
    payload: z.input<Schema>,
    correlationId?: string,
  ): Promise<string> {
    const [row] = await this.database.run(insertRow, [
      job.name,
      JSON.stringify(job.payload.parse(payload)),
      correlationId ?? null,
      traceParent(),
    ]);
    return row!.id;
  }
}
