-- A household as one JSON document, in the shape of the rules' `Household`. A change here rewrites the stored documents at the next migration.
create or replace function household_json(head bigint) returns json language sql volatile as $$
with member as (
  select * from contact where contact_id = head
  union all
  select * from contact where parent_contact_id = head
)
select json_build_object(
  'headContactId', head,
  'contacts', (select json_agg(json_build_object(
      'contactId', m.contact_id, 'parentContactId', m.parent_contact_id, 'firstName', m.first_name, 'lastName', m.last_name,
      'dateOfBirth', m.date_of_birth, 'email', m.email, 'phone', m.phone, 'pickupCode', m.pickup_code)
      order by m.parent_contact_id nulls first, m.contact_id) from member m),
  'purchases', (select coalesce(json_agg(json_build_object(
      'purchaseId', p.purchase_id, 'contactId', p.contact_id, 'productId', p.product_id, 'kind', p.kind, 'status', p.status,
      'productDate', p.product_date, 'expiryDate', p.expires_on, 'orderId', p.order_id, 'transactionId', p.transaction_id,
      'salesLocationId', p.sales_location_id, 'resortCode', p.resort_code, 'resortGroupCode', p.resort_group_code)
      order by p.purchase_id), '[]') from purchase p where p.contact_id in (select contact_id from member)),
  'media', (select coalesce(json_agg(json_build_object(
      'mediaId', p.media_id, 'contactId', p.contact_id, 'productId', p.product_id, 'isActive', p.status = 'active',
      'isPrinted', p.printed_at is not null, 'isImageRequired', p.requires_image)
      order by p.media_id), '[]') from pass_media p where p.contact_id in (select contact_id from member)),
  'authorizations', (select coalesce(json_agg(json_build_object(
      'contactId', a.contact_id, 'posWaiverId', a.pos_waiver_id, 'startDate', a.effective_on, 'endDate', a.expires_on,
      'signatureId', a.signature_id, 'createdAtUtc', a.created_at, 'comment', s.comment, 'offsetHours', s.client_offset_hours)
      order by a.authorization_id), '[]') from waiver_authorization a left join signature s on s.id = a.signature_id where a.contact_id in (select contact_id from member)),
  'rentalProfiles', (select coalesce(json_agg(json_build_object(
      'contactId', r.contact_id, 'ageKey', r.age_key, 'abilityKey', r.ability_key, 'heightKey', r.height_key,
      'weightKey', r.weight_key, 'shoeSize', r.shoe_size, 'goofy', r.goofy, 'updatedAtUtc', r.updated_at)
      order by r.contact_id), '[]') from rental_profile r where r.contact_id in (select contact_id from member)),
  'childRegistrations', (select coalesce(json_agg(json_build_object(
      'contactId', c.contact_id, 'keyId', c.key_id, 'sealed', encode(c.sealed, 'base64'), 'updatedAtUtc', c.updated_at)
      order by c.contact_id), '[]') from child_registration c where c.contact_id in (select contact_id from member)),
  'photos', (select coalesce(json_agg(json_build_object(
      'contactId', p.contact_id, 'hash', p.hash, 'updatedAtUtc', p.updated_at)
      order by p.contact_id), '[]') from photo p where p.contact_id in (select contact_id from member)),
  'skips', (select coalesce(json_agg(json_build_object(
      'contactId', s.contact_id, 'taskId', s.task_id, 'skippedOn', s.skipped_on)
      order by s.contact_id, s.task_id), '[]') from task_skip s where s.contact_id in (select contact_id from member))
)
$$;;
