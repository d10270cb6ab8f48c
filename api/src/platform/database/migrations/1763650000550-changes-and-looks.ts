import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Looks, calls by key above all, outnumber changes by far: the console's trail of the one is read past the other, and counted. */
export class ChangesAndLooks1763650000550 implements MigrationInterface {
  name = 'ChangesAndLooks1763650000550';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index ix_audit_event_administrative_read on audit_event (is_read, id) where is_administrative',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index ix_audit_event_administrative_read');
  }
}
