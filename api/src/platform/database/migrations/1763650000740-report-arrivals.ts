import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who comes to which location on which day, as the generations of the report decided it (D80). Each process that knows them makes them anew. */
export class ReportArrivals1763650000740 implements MigrationInterface {
  name = 'ReportArrivals1763650000740';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table report_arrival (
  generation_id integer not null,
  head_contact_id bigint not null,
  location_id integer not null,
  day date not null,
  sort_name text collate "C" not null,
  name text not null,
  people integer not null,
  ready integer not null,
  members jsonb not null,
  constraint pk_report_arrival primary key (generation_id, head_contact_id, location_id, day)
);
create index ix_report_arrival_day on report_arrival (generation_id, location_id, day, sort_name, head_contact_id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report_arrival');
  }
}
