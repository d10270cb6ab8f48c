-- Keeps the parts of households equal to what their tables say, in the transaction of every write. Plans as in `household-parts.sql`.

-- Whoever writes several households locks them in one order, so that nobody waits for another in a circle.
create or replace function lock_households(heads bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform from household_part where head_contact_id = any(heads) order by head_contact_id for update;
end $$;

-- The households among these that were not there yet.
create or replace function new_households(heads bigint[]) returns setof bigint language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  missing bigint[];
begin
  missing := array(select unnest(heads) except select head_contact_id from household_part where head_contact_id = any(heads));
  if cardinality(missing) > 0 then
    return query insert into household_part (head_contact_id, contacts, purchases, media, authorizations, rental_profiles,
        child_registrations, photos, skips)
      select contact_id, household_contacts(contact_id), household_purchases(contact_id), household_media(contact_id),
        household_authorizations(contact_id), household_rental_profiles(contact_id), household_child_registrations(contact_id),
        household_photos(contact_id), household_skips(contact_id)
      from contact where contact_id = any(missing) and parent_contact_id is null order by contact_id
      on conflict do nothing returning head_contact_id;
  end if;
end $$;

-- Makes every part new.
create or replace function refresh_households(heads bigint[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  delete from household_part where head_contact_id = any(array(
    select contact_id from contact where contact_id = any(heads) and parent_contact_id is not null));
  heads := array(select unnest(heads) except select new_households(heads));
  -- In a statement of its own: the next one then sees what the locks' previous holders committed.
  perform lock_households(heads);
  update household_part set version = version + 1, contacts = household_contacts(head_contact_id),
    purchases = household_purchases(head_contact_id), media = household_media(head_contact_id),
    authorizations = household_authorizations(head_contact_id), rental_profiles = household_rental_profiles(head_contact_id),
    child_registrations = household_child_registrations(head_contact_id), photos = household_photos(head_contact_id),
    skips = household_skips(head_contact_id)
  where head_contact_id = any(heads);
end $$;

-- Bulk mode, until the transaction ends: the households are locked at once, and each is made new once, with the commit.
create or replace function hold_households(heads bigint[]) returns void language plpgsql as $$
begin
  perform set_config('arrival.households', 'held', true);
  perform lock_households(heads);
end $$;

-- With the commit of a transaction in bulk mode; the first row does the work of all.
create or replace function refresh_touched_households() returns trigger language plpgsql as $$
declare
  heads bigint[];
begin
  with gone as (delete from household_touched returning head_contact_ids)
  select array_agg(distinct head) into heads from gone, unnest(head_contact_ids) head;
  perform refresh_households(heads) where heads is not null;
  return null;
end $$;

-- Rows of a member's table. Whoever moves the member to another household waits for us, or we for them: the head that counts is the later one.
create or replace function member_rows_changed() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  members bigint[];
  heads bigint[];
begin
  if current_setting('arrival.households', true) = 'held' then
    if tg_op = 'UPDATE' then
      members := array(select contact_id from changed union select contact_id from replaced);
    else
      members := array(select contact_id from changed);
    end if;
    insert into household_touched (head_contact_ids)
      select array(select coalesce(parent_contact_id, contact_id) from contact where contact_id = any(members) for key share)
      where members <> '{}';
    return null;
  end if;
  -- The locks in a statement of their own, as above.
  if tg_op = 'UPDATE' then
    heads := array(select head_contact_id from household_part where head_contact_id = any(array(
      select coalesce(parent_contact_id, contact_id) from contact
      where contact_id = any(array(select contact_id from changed union all select contact_id from replaced)) for key share))
      order by head_contact_id for update);
  else
    heads := array(select head_contact_id from household_part where head_contact_id = any(array(
      select coalesce(parent_contact_id, contact_id) from contact where contact_id = any(array(select contact_id from changed)) for key share))
      order by head_contact_id for update);
  end if;
  if heads = '{}' then
    return null;
  end if;
  case tg_table_name
    when 'purchase' then update household_part set version = version + 1, purchases = household_purchases(head_contact_id)
      where head_contact_id = any(heads);
    when 'pass_media' then update household_part set version = version + 1, media = household_media(head_contact_id)
      where head_contact_id = any(heads);
    when 'waiver_authorization' then update household_part set version = version + 1, authorizations = household_authorizations(head_contact_id)
      where head_contact_id = any(heads);
    when 'rental_profile' then update household_part set version = version + 1, rental_profiles = household_rental_profiles(head_contact_id)
      where head_contact_id = any(heads);
    when 'child_registration' then update household_part set version = version + 1, child_registrations = household_child_registrations(head_contact_id)
      where head_contact_id = any(heads);
    when 'photo' then update household_part set version = version + 1, photos = household_photos(head_contact_id)
      where head_contact_id = any(heads);
    when 'task_skip' then update household_part set version = version + 1, skips = household_skips(head_contact_id)
      where head_contact_id = any(heads);
  end case;
  return null;
end $$;

create or replace function contacts_changed() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  heads bigint[];
  has_moved boolean := false;
begin
  if tg_op = 'UPDATE' then
    heads := array(select coalesce(parent_contact_id, contact_id) from changed union select coalesce(parent_contact_id, contact_id) from replaced);
    has_moved := exists (select contact_id, parent_contact_id from changed except select contact_id, parent_contact_id from replaced);
  else
    heads := array(select distinct coalesce(parent_contact_id, contact_id) from changed);
  end if;
  if heads = '{}' then
    return null;
  elsif current_setting('arrival.households', true) = 'held' then
    insert into household_touched (head_contact_ids) values (heads);
    return null;
  elsif has_moved or tg_op = 'DELETE' then
    -- Rows that went in the same statement found nobody any more whose they were (`member_rows_changed`).
    perform refresh_households(heads);
    return null;
  elsif tg_op = 'INSERT' then
    heads := array(select unnest(heads) except select new_households(heads));
  end if;
  perform lock_households(heads);
  update household_part set version = version + 1, contacts = household_contacts(head_contact_id) where head_contact_id = any(heads);
  return null;
end $$;

-- Nobody writes a member's rows while the member moves.
create or replace function lock_moving_contact() returns trigger language plpgsql as $$
begin
  perform from contact where contact_id = old.contact_id for update;
  return new;
end $$;

-- Makes what differs new, so that a version tells of a change; answers how many households did.
create or replace function rebuild_households(heads bigint[]) returns integer language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  made integer;
  differing bigint[];
begin
  select count(*) into made from new_households(heads);
  perform lock_households(heads);
  differing := array(select head_contact_id from household_document
    where head_contact_id = any(heads) and document::jsonb <> household_json(head_contact_id)::jsonb);
  perform refresh_households(differing);
  return made + cardinality(differing);
end $$;
