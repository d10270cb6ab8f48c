import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The title that a waiver's text was shown under stays with it (D45); of those before, today's is all that is known. */
export class TitlesOfVersions1763650000540 implements MigrationInterface {
  name = 'TitlesOfVersions1763650000540';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table waiver_version add column title text');
    await runner.query(`update waiver_version v set title = coalesce(w.translations -> v.language ->> 'title', w.title)
      from waiver w where w.pos_waiver_id = v.pos_waiver_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table waiver_version drop column title');
  }
}
