import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose e-ticket is whose, what the provider last told of it, and the links that have been used (D39, D49). */
export class MobilePasses1763650000310 implements MigrationInterface {
  name = 'MobilePasses1763650000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table mobile_pass (
  contact_id bigint constraint pk_mobile_pass primary key
    constraint fk_mobile_pass_contact references contact (contact_id) on delete cascade,
  order_id text not null,
  transaction_id text not null constraint uq_mobile_pass_transaction unique,
  told jsonb,
  told_at timestamptz,
  made_at timestamptz not null default now()
);
create table used_link (
  jti uuid constraint pk_used_link primary key,
  expires_at timestamptz not null
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mobile_pass; drop table used_link;');
  }
}
