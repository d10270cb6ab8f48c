-- Says that rows have changed; what is said goes out with the commit.
create or replace function notify_config() returns trigger language plpgsql as $$
begin
  perform pg_notify('arrival_config', tg_table_name);
  return null;
end $$;

-- Only a statement that leaves rows; a few are named, so that they may begin early. A commit that notifies waits for every other one that does,
-- until it is on the disk (P13): so one at a time does, and the others' sessions are reminded to tell when their transactions are over
-- (`left-work.ts`), if they can.
create or replace function notify_outbox() returns trigger language plpgsql as $$
declare
  many integer;
  named text;
begin
  select count(*), string_agg(id || ' ' || job, ',') into many, named from (select id, job from added limit 5) few;
  if many = 0 then
    return null;
  elsif many = 5 then
    named := '';
  end if;
  if current_setting('arrival.tells_afterwards', true) = 'on'
    and not pg_try_advisory_xact_lock(hashtextextended('arrival_outbox', 0)) then
    raise notice using errcode = 'AR001', message = 'arrival_outbox', detail = named;
  else
    perform pg_notify('arrival_outbox', named);
  end if;
  return null;
end $$;
