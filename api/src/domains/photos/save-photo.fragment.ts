import { addWork } from '../../platform/jobs/outbox.fragment';

const addPhotos = `insert into photo (contact_id, hash, storage_key, byte_size, updated_at)
  select i.contact_id, u.hash, u.storage_key, u.byte_size, s.now
  from gate, said s, item i join photo_upload u on u.contact_id = i.contact_id and u.id = ($10::json ->> 'uploadId')::uuid`;

const useUpload = `used as (
  delete from photo_upload u using gate, item i where u.contact_id = i.contact_id and u.id = ($10::json ->> 'uploadId')::uuid
)`;

/** An upload becomes the first photo of a member, as a part of the completion statement: `gate`, `said` and `item` come before, $10 is the JSON. */
export const addPhoto = `saved as (
  ${addPhotos}
), ${useUpload}`;

/** And another one. The file of the photo that is replaced is discarded once this is committed. */
export const savePhoto = `replaced as (
  ${addWork(`select 'photos.discard-replaced', jsonb_build_object('storageKey', p.storage_key), s.correlation_id, s.trace_parent
  from gate, said s, item i join photo p on p.contact_id = i.contact_id`)}
), saved as (
  ${addPhotos}
  on conflict (contact_id) do update set hash = excluded.hash, storage_key = excluded.storage_key, byte_size = excluded.byte_size,
    updated_at = excluded.updated_at
), ${useUpload}`;
