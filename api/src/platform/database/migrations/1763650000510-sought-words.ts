import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An erasure finds the searches for a household in the trail (D61) by whole words, however marks, apostrophes, hyphens, capitals or a
 * phone number's country code and spaces were typed. After `=` stands the
 * whole of what was sought. Bodies are bound when they are made, as a restore knows no search path.
 */
export class SoughtWords1763650000510 implements MigrationInterface {
  name = 'SoughtWords1763650000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
create function plain_writing(words text) returns text language sql immutable strict parallel safe
  return (select case when words like '%@%' then plain else regexp_replace(
      regexp_replace(plain, '[''${'`'}´ʻʼ‘’‛′]', '', 'g'), '[][\s‐-―−./:;,\\|()&#"<>=+*!?-]+', ' ', 'g') end
    from plain_letters(words) plain);
create function telling_words(words text) returns text language sql immutable strict parallel safe
  return (select case when plain ~ '^[\d ]+$' then right(replace(plain, ' ', ''), 9) else plain end from plain_writing(words) plain);
create function sought_words(after jsonb) returns tsvector language sql immutable strict parallel safe
  return (select to_tsvector('simple', telling) || array_to_tsvector(array['=' || replace(telling, ' ', '')])
    from telling_words(case when after ->> 'sought' in ('all', 'a family code', 'a code or number') then '' else regexp_replace(
      coalesce(after ->> 'sought', ''), '(^|, )(id [0-9a-f]|contactId \d|posWaiverId |textHash |textVersion |(from|to) \d{4}-).*$', '') end) telling);
create index ix_audit_event_sought on audit_event using gin (sought_words(after)) where entity = 'search';
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index ix_audit_event_sought;
drop function sought_words(jsonb), telling_words(text), plain_writing(text);
`);
  }
}
