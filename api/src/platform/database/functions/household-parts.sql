-- What the document of a household is made of, one function a kind, in the shape of the rules' `Household`. A change here makes the stored
-- documents new at the next migration. A session keeps the plan of its first call, made perhaps while a table was empty: so each table is
-- asked by an index alone, never joined, and sorted afterwards (docs/decisions/001). `{{fields of …}}` is filled by apply-functions.ts.
create or replace function household_contacts(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with part as materialized (
    select contact_id as "contactId", parent_contact_id as "parentContactId", first_name as "firstName", last_name as "lastName",
      date_of_birth as "dateOfBirth", email, phone, pickup_code as "pickupCode"
    from contact where coalesce(parent_contact_id, contact_id) = head
  ) select coalesce(json_agg(part order by "parentContactId" nulls first, "contactId"), '[]') from part);
end $$;

create or replace function household_purchases(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with part as materialized (
    select purchase_id as "purchaseId", contact_id as "contactId", product_id as "productId", kind, status, product_date as "productDate",
      expires_on as "expiryDate", order_id as "orderId", transaction_id as "transactionId", sales_location_id as "salesLocationId",
      resort_code as "resortCode", resort_group_code as "resortGroupCode"
    from purchase where contact_id = any(array(select m.contact_id from contact m where coalesce(m.parent_contact_id, m.contact_id) = head))
  ) select coalesce(json_agg(part order by "purchaseId"), '[]') from part);
end $$;

create or replace function household_media(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with part as materialized (
    select media_id as "mediaId", contact_id as "contactId", product_id as "productId", status = 'active' as "isActive",
      printed_at is not null as "isPrinted", requires_image as "isImageRequired"
    from pass_media where contact_id = any(array(select m.contact_id from contact m where coalesce(m.parent_contact_id, m.contact_id) = head))
  ) select coalesce(json_agg(part order by "mediaId"), '[]') from part);
end $$;

create or replace function household_authorizations(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with held as materialized (
    select * from waiver_authorization
    where contact_id = any(array(select m.contact_id from contact m where coalesce(m.parent_contact_id, m.contact_id) = head))
  ) select coalesce(json_agg(part order by authorization_id), '[]') from held cross join lateral (
    select contact_id as "contactId", pos_waiver_id as "posWaiverId", effective_on as "startDate", expires_on as "endDate",
      signature_id as "signatureId", created_at as "createdAtUtc", (select s.comment from signature s where s.id = signature_id) as comment,
      (select s.client_offset_hours from signature s where s.id = signature_id) as "offsetHours"
  ) part);
end $$;

create or replace function household_rental_profiles(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with part as materialized (
    select {{fields of rental_profile}}
    from rental_profile where contact_id = any(array(select m.contact_id from contact m where coalesce(m.parent_contact_id, m.contact_id) = head))
  ) select coalesce(json_agg(part order by "contactId"), '[]') from part);
end $$;

create or replace function household_child_registrations(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with part as materialized (
    select {{fields of child_registration: contact_id key_id updated_at asked_again}}, encode(sealed, 'base64') as sealed
    from child_registration where contact_id = any(array(select m.contact_id from contact m where coalesce(m.parent_contact_id, m.contact_id) = head))
  ) select coalesce(json_agg(part order by "contactId"), '[]') from part);
end $$;

create or replace function household_photos(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with part as materialized (
    select {{fields of photo: contact_id hash updated_at asked_again}}
    from photo where contact_id = any(array(select m.contact_id from contact m where coalesce(m.parent_contact_id, m.contact_id) = head))
  ) select coalesce(json_agg(part order by "contactId"), '[]') from part);
end $$;

create or replace function household_skips(head bigint) returns json language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (with part as materialized (
    select contact_id as "contactId", task_id as "taskId", skipped_on as "skippedOn"
    from task_skip where contact_id = any(array(select m.contact_id from contact m where coalesce(m.parent_contact_id, m.contact_id) = head))
  ) select coalesce(json_agg(part order by "contactId", "taskId"), '[]') from part);
end $$;

-- The household as its tables say: what `household_document` must equal.
create or replace function household_json(head bigint) returns text language sql volatile as $$
select concat('{"headContactId":', head, ',"contacts":', household_contacts(head), ',"purchases":', household_purchases(head),
  ',"media":', household_media(head), ',"authorizations":', household_authorizations(head),
  ',"rentalProfiles":', household_rental_profiles(head), ',"childRegistrations":', household_child_registrations(head),
  ',"photos":', household_photos(head), ',"skips":', household_skips(head), '}')
$$;
