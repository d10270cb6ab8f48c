import { sql } from '../database/statement';

/** $1 the outbox id, or the name of a job that comes by itself. */
export const noteFailure = sql<never>('failed-job.note', 'insert into failed_job (id, job) values ($1, $2) on conflict (id) do nothing');

export const forgetFailure = sql<never>('failed-job.forget', 'delete from failed_job where id = $1');
