import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the 1Risk secret was last set, since nobody can read it to see that it changed (D47). Of one that is there already, nobody knows. */
export class SecretSetAt1763650000010 implements MigrationInterface {
  name = 'SecretSetAt1763650000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table admin_settings add column one_risk_secret_set_at timestamptz,
  add constraint ck_admin_settings_secret_set_at check (one_risk_secret_set_at is null or one_risk_secret_sealed is not null);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table admin_settings drop constraint ck_admin_settings_secret_set_at, drop column one_risk_secret_set_at;',
    );
  }
}
