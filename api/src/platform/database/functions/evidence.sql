-- What a signature's hash is made of: canonical JSON (RFC 8785) of all that it says, its place in the household's chain and the hash before it.
-- The one place: the trigger, the migration that sealed what was there before, exports and checks all ask here. A new column means a new format.
create or replace function signature_record(s signature) returns text language plpgsql stable as $$
begin
  return '{"activityId":' || s.activity_id
    || ',"agreementWording":' || coalesce(to_json(s.agreement_wording)::text, 'null')
    || ',"chainPosition":' || s.chain_position
    || ',"clientOffsetHours":' || coalesce(trim_scale(s.client_offset_hours)::text, 'null')
    || ',"clientSignedAtUtc":' || coalesce('"' || to_char(s.client_signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '"', 'null')
    || ',"comment":' || to_json(s.comment)::text
    || ',"consentsElectronically":' || s.consents_electronically
    || ',"contactId":' || s.contact_id
    || ',"effectiveOn":"' || to_char(s.effective_on, 'YYYY-MM-DD')
    || '","expiresOn":' || coalesce('"' || to_char(s.expires_on, 'YYYY-MM-DD') || '"', 'null')
    || ',"format":"arrival-signature/1","groupId":"' || s.group_id
    || '","hashedAtUtc":"' || to_char(s.hashed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    || '","headContactId":' || s.head_contact_id
    || ',"id":"' || s.id
    || '","imageHash":' || coalesce('"' || encode(s.image_hash, 'hex') || '"', 'null')
    || ',"ip":' || coalesce('"' || host(s.ip) || '"', 'null')
    || ',"isAgreed":' || s.is_agreed
    || ',"isOnBehalf":' || s.is_on_behalf
    || ',"locationId":' || s.location_id
    || ',"methods":' || to_json(s.methods)::text
    || ',"posWaiverId":' || to_json(s.pos_waiver_id)::text
    || ',"previousHash":' || coalesce('"' || encode(s.previous_hash, 'hex') || '"', 'null')
    || ',"relationship":' || coalesce(to_json(s.relationship)::text, 'null')
    || ',"signedAtUtc":"' || to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    || '","signerContactId":' || s.signer_contact_id
    || ',"signerIssuer":' || to_json(s.signer_issuer)::text
    || ',"signerName":' || to_json(s.signer_name)::text
    || ',"signerSubject":' || to_json(s.signer_subject)::text
    || ',"taskId":' || s.task_id
    || ',"textHash":"' || encode(s.text_hash, 'hex')
    || '","textVersion":' || coalesce(s.text_version::text, 'null')
    || ',"typedName":' || coalesce(to_json(s.typed_name)::text, 'null')
    || ',"userAgent":' || coalesce(to_json(s.user_agent)::text, 'null')
    || ',"validationOn":"' || to_char(s.validation_on, 'YYYY-MM-DD') || '"}';
end $$;

create or replace function record_hash_of(s signature) returns bytea language plpgsql stable as $$
begin
  return sha256(convert_to(signature_record(s), 'UTF8'));
end $$;

-- Before a signature is added, whoever adds it: it follows the household's last one, which may have been removed since. Two at once would meet
-- at the unique index; a completion holds the household's lock.
create or replace function chain_signature() returns trigger language plpgsql as $$
declare
  last record;
begin
  select chain_position, record_hash into last from (
    (select chain_position, record_hash from signature where head_contact_id = new.head_contact_id order by chain_position desc limit 1)
    union all
    (select chain_position, record_hash from evidence_removal where head_contact_id = new.head_contact_id order by chain_position desc limit 1)) ends
  order by chain_position desc limit 1;
  new.chain_position := coalesce(last.chain_position, 0) + 1;
  new.previous_hash := last.record_hash;
  new.hashed_at := now();
  new.record_hash := record_hash_of(new);
  return new;
end $$;

-- After a signature is gone, whichever lawful way: its hash stays, with why, so that the chain and the log go on being provable.
create or replace function note_removal() returns trigger language plpgsql as $$
begin
  insert into evidence_removal (signature_id, head_contact_id, chain_position, record_hash, reason)
  values (old.id, old.head_contact_id, old.chain_position, old.record_hash,
    case when exists (select from sealed_evidence where signature_id = old.id) then 'erased' else 'timeOver' end);
  return null;
end $$;
