import { addWork } from '../../platform/jobs/outbox.fragment';

/**
 * An upload becomes the member's photo, as a part of the completion statement: `gate`, `said` and `item` come before, $10 is the JSON. The
 * file of a photo that is replaced is discarded once this is committed.
 */
export const savePhoto = `replaced as (
  ${addWork(`select 'photos.discard-replaced', jsonb_build_object('storageKey', p.storage_key), s.correlation_id, s.trace_parent
  from gate, said s, item i join photo p on p.contact_id = i.contact_id`)}
), saved as (
  insert into photo (contact_id, hash, storage_key, byte_size, updated_at)
  select i.contact_id, u.hash, u.storage_key, u.byte_size, s.now
  from gate, said s, item i join photo_upload u on u.contact_id = i.contact_id and u.id = ($10::json ->> 'uploadId')::uuid
  on conflict (contact_id) do update set hash = excluded.hash, storage_key = excluded.storage_key, byte_size = excluded.byte_size,
    updated_at = excluded.updated_at
), used as (
  delete from photo_upload u using gate, item i where u.contact_id = i.contact_id and u.id = ($10::json ->> 'uploadId')::uuid
)`;
