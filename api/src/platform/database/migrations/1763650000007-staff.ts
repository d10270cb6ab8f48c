import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How staff find a guest and a signature: by the beginnings of names, e-mail, the last digits of a phone, waiver, day. */
export class Staff1763650000007 implements MigrationInterface {
  name = 'Staff1763650000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table contact add column name_words tsvector not null
  generated always as (to_tsvector('simple', first_name || ' ' || last_name)) stored;
create index ix_contact_name_words on contact using gin (name_words);
create index ix_contact_email on contact (lower(email) text_pattern_ops) where email is not null;
create index ix_contact_phone_digits on contact (reverse(regexp_replace(phone, '\\D', '', 'g')) text_pattern_ops) where phone is not null;
create index ix_signature_signed_at on signature (signed_at, id);
create index ix_signature_waiver on signature (pos_waiver_id, text_hash);
create index ix_signature_signer on signature (signer_contact_id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ix_signature_signer, ix_signature_waiver, ix_signature_signed_at,
  ix_contact_phone_digits, ix_contact_email, ix_contact_name_words;
alter table contact drop column name_words;`);
  }
}
