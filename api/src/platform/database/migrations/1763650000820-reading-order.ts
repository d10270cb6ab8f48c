import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names in lists stand where people look for them: "Übungslift" before "Zauberteppich", "Lodge 2" before "Lodge 10". No index is by this
 * collation, so that another version of ICU below the database changes nothing that is stored; those by `lower(name)` serve nobody any more.
 */
export class ReadingOrder1763650000820 implements MigrationInterface {
  name = 'ReadingOrder1763650000820';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create collation reading_order (provider = icu, locale = 'und-u-kn-true');
drop index ix_location_sort_name, ix_activity_sort_name, ix_task_sort_name;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
create index ix_location_sort_name on location (lower(name));
create index ix_activity_sort_name on activity (lower(name));
create index ix_task_sort_name on task (lower(name));
drop collation reading_order;
`);
  }
}
