-- What must be kept for a time is removed by these functions alone, as the owner of the tables, and each checks the period itself (D60). The
-- dates are those of `libs/rules` (`evidenceKeptUntil`, `isOver`); a test holds both equal.
create or replace function years_after(day date, years integer) returns date language sql immutable as $$
  select later + (extract(day from later) <> extract(day from day))::integer from (select (day + make_interval(years => years))::date as later) moved
$$;

-- The last day; a signing counts from its latest local day on earth.
create or replace function evidence_kept_until(signed_at timestamptz, date_of_birth date, years integer) returns date language sql immutable as $$
  select years_after(greatest((signed_at at time zone interval '14 hours')::date, years_after(date_of_birth, 18)), years)
$$;

-- Over everywhere on earth.
create or replace function is_over(last_day date) returns boolean language sql stable as $$
  select (now() at time zone interval '-12 hours')::date > last_day
$$;

-- Past its time; or kept from now on sealed, row for row, since its household was erased (D61).
create or replace function may_remove(s signature) returns boolean language plpgsql stable as $$
begin
  return is_over(evidence_kept_until(s.signed_at, (select date_of_birth from contact where contact_id = s.contact_id),
      (select signatures from retention_setting)))
    or exists (select from sealed_evidence e where e.signature_id = s.id and e.digest = digest_of(s));
end $$;

-- Of all that a signature says, its drawing by that one's hash.
create or replace function digest_of(s signature) returns bytea language sql stable as $$
  select sha256(convert_to(to_jsonb(s)::text, 'UTF8'))
$$;

-- The trail's last word about a record that shows one of the resort's pictures stays: it is what tells that the picture is in use.
create or replace function may_remove(e audit_event) returns boolean language sql stable as $$
  select is_over(years_after((e.occurred_at at time zone interval '14 hours')::date, (select audit_trail from retention_setting)))
    and (coalesce(strpos(e.after::text, '/api/pictures/'), 0) = 0
      or exists (select from audit_event newer where newer.entity = e.entity and newer.entity_id = e.entity_id and newer.id > e.id))
$$;

-- Before a row of evidence or of the trail goes, whoever removes it.
create or replace function keep_for_its_time() returns trigger language plpgsql as $$
begin
  if not may_remove(old) then
    raise exception '% is kept for its time', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;

-- The next `most` signatures after a place in the order of signing: those past their time go, with pictures that no other one shows. Answers
-- how many went, the oldest, and the place to go on from; null where there is nothing more to look at.
create or replace function remove_signatures(after_at timestamptz, after_id uuid, most integer,
  out removed integer, out oldest timestamptz, out next_at timestamptz, out next_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  looked_at uuid[];
  pictures bytea[];
begin
  select array_agg(id order by signed_at, id), count(*) into looked_at, removed from (
    select id, signed_at from signature where (signed_at, id) > (after_at, after_id)
      and signed_at < now() - make_interval(years => (select signatures from retention_setting)) order by signed_at, id limit most) next;
  if removed = most then
    select signed_at, id into next_at, next_id from signature where id = looked_at[most];
  end if;
  with gone as (delete from signature s where id = any(looked_at) and may_remove(s) returning signed_at, image_hash)
  select count(*), min(signed_at), array_agg(distinct image_hash) filter (where image_hash is not null) into removed, oldest, pictures from gone;
  delete from signature_image i where hash = any(pictures) and not exists (select from signature s where s.image_hash = i.hash);
  if next_id is null then
    -- What was sealed goes with the last of its household's evidence, and the key, without which no copy can be read, with it.
    with gone as (delete from sealed_evidence where is_over(kept_until) returning signed_at)
    select removed + count(*), least(oldest, min(signed_at)) into removed, oldest from gone;
    delete from household_key k where not exists (select from sealed_evidence e where e.head_contact_id = k.head_contact_id);
  end if;
end $$;

-- The same of the trail, in the order in which it was written.
create or replace function remove_audit_events(after_id bigint, most integer, out removed integer, out oldest timestamptz, out next_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  looked_at bigint[];
begin
  select array_agg(id order by id), count(*) into looked_at, removed from (
    select id, occurred_at from audit_event where id > after_id order by id limit most) next
    where occurred_at < now() - make_interval(years => (select audit_trail from retention_setting));
  if removed = most then
    next_id := looked_at[most];
  end if;
  with gone as (delete from audit_event e where id = any(looked_at) and may_remove(e) returning occurred_at)
  select count(*), min(occurred_at) into removed, oldest from gone;
end $$;
