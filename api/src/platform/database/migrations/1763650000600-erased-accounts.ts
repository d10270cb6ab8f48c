import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A phone that was signed in before its household was erased does not begin it again by itself (D61). */
export class ErasedAccounts1763650000600 implements MigrationInterface {
  name = 'ErasedAccounts1763650000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table erased_account (account_hash bytea constraint pk_erased_account primary key, erased_at timestamptz not null default now())',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erased_account');
  }
}
