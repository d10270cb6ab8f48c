import { addAuthorizations } from '../pos/completion.fragment';

/** The waiver's text has a number among its versions: the newest that says the same, under the title that was shown. One that was never edited here becomes the first. */
const shownVersion = `coalesce((select v.version from waiver_version v where v.pos_waiver_id = r.pos_waiver_id and v.text_hash = decode(r.text_hash, 'hex')
    order by (v.title = r.title) desc nulls last, v.version desc limit 1), 1)`;

/**
 * The evidence of a signature (D45) and the authorization it creates (D14), as a part of the completion statement: `gate`, `said` and
 * `item` come before, $10 is the JSON of `SignatureRecord`, $11 the drawn signature's PNG or null. All members or none (D21).
 */
export const signWaivers = `image as (
  insert into signature_image (hash, png) select sha256($11::bytea), $11::bytea from gate where $11::bytea is not null
  on conflict do nothing
), record as (
  select * from json_to_record($10::json) as r (group_id uuid, pos_waiver_id text, text_hash text, title text, methods text[], typed_name text,
    is_agreed boolean, agreement_wording text, consents boolean, signer_contact_id bigint, signer_name text,
    client_signed_at timestamptz, client_offset_hours numeric, ip inet, user_agent text, effective_on date,
    validation_on date)
), person as (
  select * from json_to_recordset($10::json -> 'persons') as p (id uuid, contact_id bigint, is_on_behalf boolean, relationship text,
    comment text, expires_on date)
), signed as (
  insert into signature (id, group_id, contact_id, head_contact_id, task_id, activity_id, location_id, pos_waiver_id, text_hash, text_version, methods,
    image_hash, typed_name, is_agreed, agreement_wording, consents_electronically, signer_contact_id, signer_issuer, signer_subject,
    signer_name, is_on_behalf, relationship, signed_at, client_signed_at, client_offset_hours, ip, user_agent, effective_on, expires_on,
    validation_on, comment)
  select p.id, r.group_id, p.contact_id, g.head_contact_id, s.task_id, s.activity_id, s.location_id, r.pos_waiver_id,
    decode(r.text_hash, 'hex'), ${shownVersion}, r.methods, sha256($11::bytea), r.typed_name, r.is_agreed, r.agreement_wording, r.consents,
    r.signer_contact_id, s.issuer, s.subject, r.signer_name, p.is_on_behalf, p.relationship, s.now, r.client_signed_at,
    r.client_offset_hours, r.ip, r.user_agent, r.effective_on, p.expires_on, r.validation_on, p.comment
  from gate g, said s, record r, person p
), authorized as (
  ${addAuthorizations(`select p.contact_id, r.pos_waiver_id, r.effective_on, p.expires_on, p.id, s.now
  from gate, said s, record r, person p`)}
)`;
