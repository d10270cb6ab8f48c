import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mails that bring signers their copies, one for each signing (D46). */
export class CopyMails1763650000361 implements MigrationInterface {
  name = 'CopyMails1763650000361';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table copy_mail (
  group_id uuid constraint pk_copy_mail primary key,
  signature_ids uuid[] not null,
  head_contact_id bigint not null,
  signer_contact_id bigint not null,
  language text not null,
  status text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  handed_at timestamptz,
  reply text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint ck_copy_mail_status check (status in ('waiting', 'sent', 'refused', 'givenUp'))
);
create index ix_copy_mail_due on copy_mail (next_attempt_at) where status = 'waiting';
create index ix_copy_mail_head on copy_mail (head_contact_id);
create index ix_copy_mail_signer on copy_mail (signer_contact_id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table copy_mail');
  }
}
