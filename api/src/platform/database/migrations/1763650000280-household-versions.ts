import type { MigrationInterface, QueryRunner } from 'typeorm';

const keyWith = (more: string): string => `
alter table household_part drop constraint pk_household_part,
  add constraint pk_household_part primary key (head_contact_id)${more};`;

/** Whoever compares the versions of all households reads them from the key: the documents beside them are a hundred times as much. */
export class HouseholdVersions1763650000280 implements MigrationInterface {
  name = 'HouseholdVersions1763650000280';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(keyWith(' include (version)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keyWith(''));
  }
}
