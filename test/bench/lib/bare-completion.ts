import { firstHeadId } from '../../support/load-households';

/** Members of a load household who have not signed the season's waiver yet. */
export const openMembers = [1, 3, 4];

/** Where a waiver's completion leaves its rows. */
const tables = [
  'idempotency_record',
  'completion',
  'audit_event',
  'signature_image',
  'signature',
  'waiver_authorization',
  'event_inbox',
  'outbox',
];

/** The same tables with their indexes and checks, without triggers and foreign keys. */
export const bareTables = `create schema bare; ${tables.map((table) => `create table bare.${table} (like ${table} including all)`).join('; ')}`;

interface Share {
  issuer: string;
  textHash: string;
  signature: Buffer;
  answerLength: number;
  /** Each client goes `perClient` households through from here, once for each open member. */
  firstHousehold: number;
  perClient: number;
}

/** The bare inserts of the rows that a waiver's completion leaves, all in one statement, over the limit's counters `:i` and `:c`. */
export function bareCompletion({
  issuer,
  textHash,
  signature,
  answerLength,
  firstHousehold,
  perClient,
}: Share): string {
  const turn = `((:i::bigint - 1) / ${perClient})`;
  const number = `(${firstHousehold} + :c::bigint * ${perClient} + (:i::bigint - 1) % ${perClient})`;
  const head = `${firstHeadId} + ${number} * 10`;
  const member = `(array[${openMembers.join(',')}])[${turn} + 1]`;
  // Pictures of many sizes, as the API is sent them, and no two alike.
  return `with one as materialized (
  select ${number} as number, ${head} as head, ${head} + ${member} as contact, gen_random_uuid() as id, decode('${textHash}', 'hex') as text,
    int8send(${head} + ${member}) || substr(decode('${signature.toString('hex')}', 'hex'), 1, 12000 + ((${head} + ${member}) % 25)::int * 240) as png
), record as (
  insert into bare.idempotency_record (scope, key, request_hash, status, response)
  select '${issuer} load-' || number, 'limit-' || contact, text, 200, repeat('x', ${answerLength}) from one
), completed as (
  insert into bare.completion (contact_id, task_id, task_type_id, activity_id, location_id, content_hash, completed_on)
  select contact, 1, 1, 1, 1, text, current_date from one
), audited as (
  insert into bare.audit_event (actor_issuer, actor_subject, actor_email, action, entity, entity_id, after, correlation_id)
  select '${issuer}', 'load-' || number, 'load@example.com', 'checkin.waiver', 'contact', contact::text,
    '{"taskId": 1, "activityId": 1, "locationId": 1}', 'limit' from one
), noted as (
  insert into bare.event_inbox (head_contact_id, events)
  select head, jsonb_build_array(
    jsonb_build_object('type', 'contact.task.completed', 'data',
      jsonb_build_object('contactId', contact, 'taskTypeId', 1, 'taskId', 1, 'activityId', 1, 'locationId', 1)),
    jsonb_build_object('type', 'waiver.signed', 'data', jsonb_build_object('contactId', contact, 'signatureId', id, 'signerContactId', head,
      'posWaiverId', 'SP-LIABILITY', 'effectiveOn', current_date, 'expiresOn', current_date + 100, 'taskId', 1, 'activityId', 1,
      'locationId', 1))) from one
), queued as (
  insert into bare.outbox (job, payload, correlation_id)
  select 'evidence.copies', jsonb_build_object('groupId', id, 'language', 'en'), 'limit' from one
), image as (
  insert into bare.signature_image (hash, png) select sha256(png), png from one
), signed as (
  insert into bare.signature (id, group_id, contact_id, head_contact_id, task_id, activity_id, location_id, pos_waiver_id, text_hash,
    text_version, methods, image_hash, typed_name, is_agreed, agreement_wording, consents_electronically, signer_contact_id, signer_issuer,
    signer_subject, signer_name, is_on_behalf, relationship, ip, user_agent, effective_on, expires_on, validation_on, comment, chain_position,
    hashed_at, previous_hash, record_hash)
  select id, gen_random_uuid(), contact, head, 1, 1, 1, 'SP-LIABILITY', text, 1, array['agree', 'typed', 'drawn'], sha256(png), 'Robin Carter',
    true, 'I agree for Robin Carter', true, head, '${issuer}', 'load-' || number, 'Robin Carter', true, 'parent', '127.0.0.1', 'limit',
    current_date, current_date + 100, current_date, 'Signed electronically', ${turn} + 1, now(), text, text from one
) insert into bare.waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on, signature_id)
select contact, 'SP-LIABILITY', current_date, current_date + 100, id from one`.replace(/\s+/g, ' ');
}
