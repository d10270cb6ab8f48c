-- Says that rows have changed; what is said goes out with the commit.
create or replace function notify_config() returns trigger language plpgsql as $$
begin
  perform pg_notify('arrival_config', tg_table_name);
  return null;
end $$;

-- Only a statement that leaves rows. A commit that notifies waits for every other one that does, until it is on the disk (P13): a session that
-- tells the workers itself, when its transaction is over, is only reminded to (`left-work.ts`).
create or replace function notify_outbox() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    if current_setting('arrival.tells_afterwards', true) = 'on' then
      raise notice using errcode = 'AR001', message = 'arrival_outbox';
    else
      perform pg_notify('arrival_outbox', '');
    end if;
  end if;
  return null;
end $$;
