import { addWork } from '../../platform/jobs/outbox.fragment';

const addPhotos = (rows: string) => `insert into photo (contact_id, hash, storage_key, byte_size, updated_at)
  ${rows}`;

const savePhotos = (rows: string) => `replaced as (
  ${addWork(`select 'photos.discard-replaced', jsonb_build_object('storageKey', p.storage_key), s.correlation_id, s.trace_parent
  from gate, said s, item i join photo p on p.contact_id = i.contact_id`)}
), saved as (
  ${addPhotos(rows)}
  on conflict (contact_id) do update set hash = excluded.hash, storage_key = excluded.storage_key, byte_size = excluded.byte_size,
    updated_at = excluded.updated_at, asked_again = null
)`;

const uploaded = `select i.contact_id, u.hash, u.storage_key, u.byte_size, s.now
  from gate, said s, item i join photo_upload u on u.contact_id = i.contact_id and u.id = ($10::json ->> 'id')::uuid`;

const useUpload = `used as (
  delete from photo_upload u using gate, item i where u.contact_id = i.contact_id and u.id = ($10::json ->> 'id')::uuid
)`;

const brought = `select i.contact_id, p.hash, p."storageKey", p."byteSize", s.now
  from gate, said s, item i, json_to_record($10::json) as p (hash text, "storageKey" text, "byteSize" integer)`;

/** An upload becomes the first photo of a member, as a part of the completion statement: `gate`, `said` and `item` come before, $10 is the JSON. */
export const addPhoto = `saved as (
  ${addPhotos(uploaded)}
), ${useUpload}`;

/** And another one. The file of the photo that is replaced is discarded once this is committed. */
export const savePhoto = `${savePhotos(uploaded)}, ${useUpload}`;

/** Of a photo that came along with the call (D23): there is no upload, $10 says where its file lies. */
export const addBroughtPhoto = `saved as (
  ${addPhotos(brought)}
)`;
export const saveBroughtPhoto = savePhotos(brought);
