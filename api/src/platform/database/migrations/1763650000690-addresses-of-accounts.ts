import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff give a household to an account of another address (D76); what is ordered with that address belongs to it too. */
export class AddressesOfAccounts1763650000690 implements MigrationInterface {
  name = 'AddressesOfAccounts1763650000690';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity add column email text');
    await runner.query('create index ix_identity_email on identity (lower(email)) where email is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity drop column email');
  }
}
