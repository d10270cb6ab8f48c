import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which files are the copies of signed waivers (D46). */
export class WaiverCopies1763650000360 implements MigrationInterface {
  name = 'WaiverCopies1763650000360';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table waiver_copy (
  signature_id uuid constraint pk_waiver_copy primary key,
  contact_id bigint not null,
  head_contact_id bigint not null,
  signer_contact_id bigint not null,
  storage_key text not null,
  hash text not null,
  is_proven boolean not null,
  made_at timestamptz not null default now()
);
create index ix_waiver_copy_contact on waiver_copy (contact_id);
create index ix_waiver_copy_head on waiver_copy (head_contact_id);
create index ix_waiver_copy_signer on waiver_copy (signer_contact_id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table waiver_copy');
  }
}
