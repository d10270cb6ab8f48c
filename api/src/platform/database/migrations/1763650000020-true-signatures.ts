import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A signature keeps the version of the text that was current when it was given, and cannot contradict itself (D54). Earlier ones get the
 * version where it can be known; whom they were given for stays as it was written, so the new rules hold for new rows alone.
 */
export class TrueSignatures1763650000020 implements MigrationInterface {
  name = 'TrueSignatures1763650000020';

  async up(runner: QueryRunner): Promise<void> {
    // The one change that append-only rows see: nothing that they say becomes another, and the trigger is back before anybody else writes.
    await runner.query(`
lock table signature, waiver_version in share row exclusive mode;
insert into waiver_version (pos_waiver_id, version, text_hash, created_at)
select w.pos_waiver_id, 1, w.text_hash,
  least(w.modified_at, (select min(s.signed_at) from signature s where s.pos_waiver_id = w.pos_waiver_id and s.text_hash = w.text_hash))
from waiver w where w.text_hash is not null
  and not exists (select from waiver_version v where v.pos_waiver_id = w.pos_waiver_id);

alter table signature add column text_version integer;
alter table signature disable trigger tr_signature_append_only;
update signature s set text_version = (
  select v.version from waiver_version v where v.pos_waiver_id = s.pos_waiver_id and v.text_hash = s.text_hash
  order by v.created_at <= s.signed_at desc, case when v.created_at <= s.signed_at then v.version else -v.version end desc limit 1);
alter table signature enable trigger tr_signature_append_only;
create index ix_signature_waiver_version on signature (pos_waiver_id, text_version);

alter table signature add constraint ck_signature_on_behalf check (
  is_on_behalf = (signer_contact_id <> contact_id)
  and relationship is not null
  and case when is_on_behalf then relationship in ('parent', 'guardian', 'authorised', 'onBehalfOfAdult') else relationship = 'self' end
) not valid;
alter table signature add constraint ck_signature_consent check (consents_electronically) not valid;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table signature drop constraint ck_signature_on_behalf, drop constraint ck_signature_consent;
drop index ix_signature_waiver_version;
alter table signature drop column text_version;
`);
  }
}
