import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the household stands at the counter: the adult in whose name the device works. */
export class CounterSigners1763650000480 implements MigrationInterface {
  name = 'CounterSigners1763650000480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table counter_session add column signer_contact_id bigint constraint fk_counter_session_signer references contact (contact_id) on delete cascade;
update counter_session set signer_contact_id = head_contact_id;
alter table counter_session alter column signer_contact_id set not null;
create index ix_counter_session_signer on counter_session (signer_contact_id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table counter_session drop column signer_contact_id');
  }
}
