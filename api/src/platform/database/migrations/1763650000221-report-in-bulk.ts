import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the report come by the million: without a foreign key's look-up for each, and with the one index that pages need. */
export class ReportInBulk1763650000221 implements MigrationInterface {
  name = 'ReportInBulk1763650000221';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table report_row drop constraint fk_report_row_generation;
alter table report_household drop constraint fk_report_household_generation;
drop index ix_report_row_location;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
create index ix_report_row_location on report_row (generation_id, location_id);
alter table report_row add constraint fk_report_row_generation foreign key (generation_id) references report_generation;
alter table report_household add constraint fk_report_household_generation foreign key (generation_id) references report_generation;
`);
  }
}
