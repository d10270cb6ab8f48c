import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff find a guest by what a keyboard at the counter has: García by `garcia`, Bjørn by `bjorn`, O'Brien by `obrien` as well. Letters
 * of scripts whose marks make another letter stay together: what is looked for and what is found go through the same function. Their bodies are bound when they are made, as a restore knows no search path.
 */
export class PlainNames1763650000430 implements MigrationInterface {
  name = 'PlainNames1763650000430';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create function plain_letters(words text) returns text language sql immutable strict parallel safe
  return normalize(regexp_replace(normalize(
    replace(replace(replace(translate(lower(words), 'øłđð', 'oldd'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    nfd), '[\u0300-\u036f]', '', 'g'), nfc);
create function name_words_of(first_name text, last_name text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('simple', plain_letters(first_name || ' ' || last_name || ' ' ||
    case when first_name || last_name ~ '[''’-]' then regexp_replace(first_name || ' ' || last_name, '[''’-]', '', 'g') else '' end));
alter table contact drop column name_words;
alter table contact add column name_words tsvector not null
  generated always as (name_words_of(first_name, last_name)) stored;
create index ix_contact_name_words on contact using gin (name_words);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table contact drop column name_words;
alter table contact add column name_words tsvector not null
  generated always as (to_tsvector('simple', first_name || ' ' || last_name)) stored;
create index ix_contact_name_words on contact using gin (name_words);
drop function name_words_of(text, text);
drop function plain_letters(text);
`);
  }
}
