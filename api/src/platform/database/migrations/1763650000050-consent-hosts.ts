import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the resort's consent script may load from (D58); what a resort has pasted already goes on loading. */
export class ConsentHosts1763650000050 implements MigrationInterface {
  name = 'ConsentHosts1763650000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table admin_settings add column consent_script_hosts text;
update admin_settings set consent_script_hosts = (
  select string_agg(distinct lower(host[1]), ', ') from regexp_matches(cookie_consent_script, 'src=["'']https://([^/"'':]+)', 'gi') host
) where cookie_consent_script is not null;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_settings drop column consent_script_hosts');
  }
}
