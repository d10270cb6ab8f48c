import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A waiver has a text in each language, some of which bind; each version is of one of them (D45). */
export class WaiverLanguages1763650000331 implements MigrationInterface {
  name = 'WaiverLanguages1763650000331';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table waiver add column translations jsonb,
      add column binding_languages text[] not null default '{en}', add column fallback_language text not null default 'en'`);
    await runner.query(`alter table waiver_version add column language text not null default 'en'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table waiver_version drop column language');
    await runner.query(
      'alter table waiver drop column translations, drop column binding_languages, drop column fallback_language',
    );
  }
}
