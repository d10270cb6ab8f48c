import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each process last wrote: readiness asks by a real write, and a worker that has stopped is seen by its last sign (Q2). */
export class ProcessHeartbeat1763650000035 implements MigrationInterface {
  name = 'ProcessHeartbeat1763650000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table process_heartbeat (
  id uuid constraint pk_process_heartbeat primary key,
  process text not null,
  beat_at timestamptz not null
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table process_heartbeat;');
  }
}
