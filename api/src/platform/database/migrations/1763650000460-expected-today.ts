import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The dashboard asks every half minute who of today is expected and ready: each household's answer stands beside the version it was decided
 * at. A population from before knows it of nobody, so the upkeep makes a new one.
 */
export class ExpectedToday1763650000460 implements MigrationInterface {
  name = 'ExpectedToday1763650000460';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table report_household add expected jsonb;
create index ix_report_household_expected on report_household (generation_id) where expected is not null;
update report_generation set decided_as_of = null where state = 'whole';
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_household drop expected');
  }
}
