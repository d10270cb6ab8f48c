import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A point of sale may know somebody twice; whom a guest adds is compared under the household's lock (D3). */
export class Namesakes1763650000490 implements MigrationInterface {
  name = 'Namesakes1763650000490';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create index ix_contact_household on contact (coalesce(parent_contact_id, contact_id));
drop index uq_contact_household_member;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
create unique index uq_contact_household_member on contact
  (coalesce(parent_contact_id, contact_id), lower(first_name), lower(last_name), date_of_birth);
drop index ix_contact_household;
`);
  }
}
