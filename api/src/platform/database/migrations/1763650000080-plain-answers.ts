import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembered answers are sealed, and what is sealed cannot be packed: trying to took a fifth of a rental profile's statement (P5). */
export class PlainAnswers1763650000080 implements MigrationInterface {
  name = 'PlainAnswers1763650000080';

  async up(runner: QueryRunner): Promise<void> {
    // Up to half a page they stay in their row.
    await runner.query(`
alter table idempotency_record alter column response set storage external;
alter table idempotency_record set (toast_tuple_target = 4080)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table idempotency_record alter column response set storage extended;
alter table idempotency_record reset (toast_tuple_target)`);
  }
}
