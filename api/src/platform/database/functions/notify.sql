-- Says that rows have changed; what is said goes out with the commit.
create or replace function notify_config() returns trigger language plpgsql as $$
begin
  perform pg_notify('arrival_config', tg_table_name);
  return null;
end $$;

-- Only a statement that leaves rows: a commit that notifies waits for every other one that does (P5).
create or replace function notify_outbox() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform pg_notify('arrival_outbox', '');
  end if;
  return null;
end $$;
