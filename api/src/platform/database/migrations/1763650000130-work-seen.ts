import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the workers tell of the queues, so that the console need not ask the queue: how full they are, and when what comes by itself ran. */
export class WorkSeen1763650000130 implements MigrationInterface {
  name = 'WorkSeen1763650000130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table queue_state (
  queue text constraint pk_queue_state primary key,
  waiting integer not null,
  active integer not null,
  delayed integer not null,
  oldest_at timestamptz,
  per_minute integer[] not null,
  told_at timestamptz not null
);
create table job_schedule (
  job text constraint pk_job_schedule primary key,
  queue text not null,
  every_ms integer,
  pattern text,
  zone text,
  next_at timestamptz,
  last_started_at timestamptz,
  last_ended_at timestamptz,
  last_outcome text constraint ck_job_schedule_last_outcome check (last_outcome in ('done', 'failed')),
  told_at timestamptz not null
);
alter table failed_job add column queue text;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table failed_job drop column queue;
drop table job_schedule;
drop table queue_state;
`);
  }
}
