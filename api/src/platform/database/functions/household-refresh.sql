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

-- `kind` is the table that has changed; null makes everything new.
create or replace function refresh_households(heads bigint[], kind text) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if kind is null or kind = 'contact' then
    delete from household_part where head_contact_id = any(array(
      select contact_id from contact where contact_id = any(heads) and parent_contact_id is not null));
    heads := array(select unnest(heads) except select new_households(heads));
  end if;
  -- In a statement of its own: the next one then sees what the locks' previous holders committed.
  perform lock_households(heads);
  update household_part h set version = h.version + 1,
    contacts = case when kind is null or kind = 'contact' then household_contacts(h.head_contact_id) else h.contacts end,
    purchases = case when kind is null or kind = 'purchase' then household_purchases(h.head_contact_id) else h.purchases end,
    media = case when kind is null or kind = 'pass_media' then household_media(h.head_contact_id) else h.media end,
    authorizations = case when kind is null or kind = 'waiver_authorization' then household_authorizations(h.head_contact_id)
      else h.authorizations end,
    rental_profiles = case when kind is null or kind = 'rental_profile' then household_rental_profiles(h.head_contact_id)
      else h.rental_profiles end,
    child_registrations = case when kind is null or kind = 'child_registration' then household_child_registrations(h.head_contact_id)
      else h.child_registrations end,
    photos = case when kind is null or kind = 'photo' then household_photos(h.head_contact_id) else h.photos end,
    skips = case when kind is null or kind = 'task_skip' then household_skips(h.head_contact_id) else h.skips end
  where h.head_contact_id = any(heads);
end $$;

-- Bulk mode, until the transaction ends: the households are locked at once, and each is made new once, with the commit.
create or replace function hold_households(heads bigint[]) returns void language plpgsql as $$
begin
  perform set_config('arrival.households', 'held', true);
  perform lock_households(heads);
end $$;

create or replace function touch_households(heads bigint[], kind text) returns void language plpgsql as $$
begin
  if cardinality(heads) = 0 then
    return;
  elsif current_setting('arrival.households', true) = 'held' then
    insert into household_touched (head_contact_ids) values (heads);
  else
    perform refresh_households(heads, kind);
  end if;
end $$;

-- With the commit of a transaction in bulk mode; the first row does the work of all.
create or replace function refresh_touched_households() returns trigger language plpgsql as $$
declare
  heads bigint[];
begin
  with gone as (delete from household_touched returning head_contact_ids)
  select array_agg(distinct head) into heads from gone, unnest(head_contact_ids) head;
  perform refresh_households(heads, null) where heads is not null;
  return null;
end $$;

-- Rows of a member's table. Whoever moves the member to another household waits for us, or we for them: the head that counts is the later one.
create or replace function member_rows_changed() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  members bigint[];
begin
  if tg_op = 'UPDATE' then
    members := array(select contact_id from changed union select contact_id from replaced);
  else
    members := array(select distinct contact_id from changed);
  end if;
  perform touch_households(array(select distinct head from (
    select coalesce(parent_contact_id, contact_id) as head from contact where contact_id = any(members) for key share) held), tg_table_name);
  return null;
end $$;

create or replace function contacts_changed() returns trigger language plpgsql as $$
declare
  heads bigint[];
  kind text := 'contact';
begin
  if tg_op = 'UPDATE' then
    heads := array(select coalesce(parent_contact_id, contact_id) from changed union select coalesce(parent_contact_id, contact_id) from replaced);
    if exists (select contact_id, parent_contact_id from changed except select contact_id, parent_contact_id from replaced) then
      kind := null;
    end if;
  else
    heads := array(select distinct coalesce(parent_contact_id, contact_id) from changed);
  end if;
  perform touch_households(heads, kind);
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
  perform refresh_households(differing, null);
  return made + cardinality(differing);
end $$;
