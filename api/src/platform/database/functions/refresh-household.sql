-- Keeps `household_document` equal to `household_json` in the transaction of every write.
create or replace function refresh_household(head bigint) returns void language plpgsql as $$
begin
  -- The lock comes in a statement of its own: the next one then sees what the lock's previous holder committed.
  perform 1 from household_document where head_contact_id = head for update;
  update household_document set version = version + 1, document = household_json(head) where head_contact_id = head;
  if not found then
    insert into household_document (head_contact_id, document) select head, household_json(head)
      where exists (select 1 from contact where contact_id = head)
      on conflict (head_contact_id) do update set version = household_document.version + 1, document = household_json(head);
  end if;
end $$;

create or replace function refresh_changed_households() returns trigger language plpgsql as $$
declare
  head bigint;
begin
  for head in select distinct coalesce(c.parent_contact_id, c.contact_id)
    from changed join contact c on c.contact_id = changed.contact_id order by 1
  loop
    perform refresh_household(head);
  end loop;
  return null;
end $$;

create or replace function refresh_households_of_contacts() returns trigger language plpgsql as $$
declare
  head bigint;
begin
  for head in select distinct coalesce(parent_contact_id, contact_id) from changed order by 1
  loop
    perform refresh_household(head);
  end loop;
  return null;
end $$;
