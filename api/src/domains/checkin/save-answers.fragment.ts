/** Parts of the completion statement: `gate`, `said` and `item` come before, $10 is the JSON, $11 the bytes. */

export const saveRentalProfile = `bytes as (select $11::bytea), saved as (
  insert into rental_profile as p (contact_id, age_key, ability_key, height_key, weight_key, shoe_size, goofy, updated_at)
  select i.contact_id, a.age_key, a.ability_key, a.height_key, a.weight_key, a.shoe_size, a.goofy, s.now
  from gate, said s, item i, json_to_record($10::json) as a (age_key text, ability_key text, height_key text, weight_key text,
    shoe_size text, goofy text)
  on conflict (contact_id) do update set age_key = excluded.age_key, ability_key = excluded.ability_key,
    height_key = excluded.height_key, weight_key = excluded.weight_key, shoe_size = excluded.shoe_size, goofy = excluded.goofy,
    updated_at = excluded.updated_at
)`;

export const saveChildRegistration = `saved as (
  insert into child_registration (contact_id, key_id, sealed, updated_at)
  select i.contact_id, $10::json ->> 'keyId', $11::bytea, s.now from gate, said s, item i
  on conflict (contact_id) do update set key_id = excluded.key_id, sealed = excluded.sealed, updated_at = excluded.updated_at
)`;

/** The file of a photo that is replaced is discarded once this is committed. */
export const savePhoto = `bytes as (select $11::bytea), replaced as (
  insert into outbox (job, payload, correlation_id)
  select 'photos.discard-replaced', jsonb_build_object('storageKey', p.storage_key), s.correlation_id
  from gate, said s, item i join photo p on p.contact_id = i.contact_id
), saved as (
  insert into photo (contact_id, hash, storage_key, byte_size, updated_at)
  select i.contact_id, u.hash, u.storage_key, u.byte_size, s.now
  from gate, said s, item i join photo_upload u on u.contact_id = i.contact_id and u.id = ($10::json ->> 'uploadId')::uuid
  on conflict (contact_id) do update set hash = excluded.hash, storage_key = excluded.storage_key, byte_size = excluded.byte_size,
    updated_at = excluded.updated_at
), used as (
  delete from photo_upload u using gate, item i where u.contact_id = i.contact_id and u.id = ($10::json ->> 'uploadId')::uuid
)`;

export const saveSkip = `bytes as (select $11::bytea, $10::json), saved as (
  insert into task_skip (contact_id, task_id, skipped_on)
  select i.contact_id, s.task_id, s.today from gate, said s, item i
  on conflict (contact_id, task_id) do update set skipped_on = excluded.skipped_on
)`;
