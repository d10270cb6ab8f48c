import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every household's code (D59): eight letters of `familyCodeLetters` in libs/rules, drawn from strong random bytes; 2.5 × 10¹⁰ of them.
 * Whoever becomes a head of household gets one with the contact itself, so that none is ever without.
 */
export class FamilyCode1763650000040 implements MigrationInterface {
  name = 'FamilyCode1763650000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table family_code (
  head_contact_id bigint constraint pk_family_code primary key
    constraint fk_family_code_head references contact (contact_id) on delete cascade,
  code text not null,
  made_at timestamptz not null default now(),
  constraint uq_family_code unique (code),
  constraint ck_family_code check (code ~ '^[BCDFGHJKMNPQRSTVWXYZ]{8}$')
);

create function new_family_code() returns text language plpgsql volatile as $$
declare
  made text;
begin
  loop
    -- Two bytes a letter leave no letter noticeably more likely; bytes 6 and 8 of each half are not random.
    select string_agg(substr('BCDFGHJKMNPQRSTVWXYZ', 1 + (get_byte(random.bytes, place) * 256 + get_byte(random.bytes, place + 1)) % 20, 1), '')
      into made
      from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes) random,
        unnest(array[0, 2, 4, 10, 12, 14, 16, 18]) place;
    exit when not exists (select 1 from family_code where code = made);
  end loop;
  return made;
end $$;

create function give_family_code() returns trigger language plpgsql as $$
begin
  insert into family_code (head_contact_id, code) values (new.contact_id, new_family_code()) on conflict (head_contact_id) do nothing;
  return null;
end $$;
create trigger tr_contact_family_code after insert or update of parent_contact_id on contact
  for each row when (new.parent_contact_id is null) execute function give_family_code();

insert into family_code (head_contact_id, code) select contact_id, new_family_code() from contact where parent_contact_id is null;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop trigger tr_contact_family_code on contact;
drop table family_code;
drop function give_family_code();
drop function new_family_code();
`);
  }
}
