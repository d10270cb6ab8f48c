-- What an erased household leaves behind (D61), as the owner of the tables: only for an erasure that is written in the same transaction.
create or replace function may_remove(e sealed_evidence) returns boolean language sql stable as $$
  select is_over(e.kept_until)
$$;

create or replace function erasure_now(erasure_id uuid) returns erasure language plpgsql as $$
declare
  found_now erasure;
begin
  select * into found_now from erasure where id = erasure_id and erased_at = now();
  if found_now.id is null then
    raise exception 'nothing is erased now by %', erasure_id using errcode = 'integrity_constraint_violation';
  end if;
  return found_now;
end $$;

-- The signatures of the household, which all have to be sealed: the trigger on each looks for its sealed row.
create or replace function remove_sealed_signatures(erasure_id uuid) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  erased erasure := erasure_now(erasure_id);
  pictures bytea[];
begin
  with gone as (delete from signature s where s.head_contact_id = any(erased.contact_ids) or s.contact_id = any(erased.contact_ids)
    or s.signer_contact_id = any(erased.contact_ids) returning s.image_hash)
  select array_agg(distinct image_hash) filter (where image_hash is not null) into pictures from gone;
  delete from signature_image i where hash = any(pictures) and not exists (select from signature s where s.image_hash = i.hash);
end $$;

-- What finds the searches of staff that tell of the household: a word that is its own (a last name, an address, a number), or a first name alone.
create or replace function words_sought(people bigint[], words text[]) returns tsquery language plpgsql stable
  set search_path = public, pg_temp as $$
begin
  return (select string_agg(asked::text, ' | ')::tsquery from (
    select plainto_tsquery('simple', telling_words(writing)) as asked
      from unnest(words) word, unnest(array[word, translate(word, '''’-', '   '), translate(word, '''’-', '')]) writing
      where trim(telling_words(writing)) <> ''
    union select quote_literal('=' || translate(plain_writing(first_name), ' \', ''))::tsquery from contact
      where contact_id = any(people) and trim(plain_writing(first_name)) <> '') every
  where numnode(asked) > 0);
end $$;

-- The same of names that are only in the trail, as they were before they were put right: nobody knows any more where a first name ended, so these
-- are the searches for nothing but a beginning or an end of one.
create or replace function names_sought(names text[]) returns tsquery language plpgsql stable
  set search_path = public, pg_temp as $$
begin
  return (select string_agg(distinct quote_literal('=' || side), ' | ')::tsquery
    from unnest(names) name, regexp_split_to_array(trim(translate(plain_writing(name), '\', '')), ' +') words, generate_series(1, cardinality(words) - 1) cut,
      unnest(array[array_to_string(words[:cut], ''), array_to_string(words[cut + 1:], '')]) side
    where side <> '');
end $$;

-- Entries of the trail that are about these people, whatever they stand under: they themselves and whoever was taken out of their household before,
-- the same of households that they had until they were given this one, their signatures, what the point of sale refused.
create or replace function trail_of(head bigint, people bigint[]) returns bigint[] language plpgsql stable
  set search_path = public, pg_temp as $$
declare
  signatures text[] := array(select signature_id::text from sealed_evidence where head_contact_id = head
    union select id::text from signature s where s.head_contact_id = any(people) or s.contact_id = any(people) or s.signer_contact_id = any(people));
  heads bigint[] := array(with recursive had as (
    select head as id
    union select (jsonb_path_query(e.after, '$.movedFrom[*]') #>> '{}')::bigint from had join audit_event e on e.entity = 'contact' and e.entity_id = had.id::text
      and e.action in ('household.account_added', 'purchases.imported') and e.after ? 'movedFrom'
  ) select id from had);
begin
  people := people || heads || array(select (before ->> 'contactId')::bigint from audit_event
    where entity = 'contact' and entity_id = any(heads::text[]) and action = 'household.member_removed' and before ? 'contactId');
  return array(select id from audit_event where (entity = 'contact' and entity_id = any(people::text[]))
    or (entity = 'signature' and entity_id = any(signatures)) or (entity = 'hand_over' and before ->> 'contactId' = any(people::text[])));
end $$;

-- Entries of the trail about the household, and searches for it, stay, without what they said; who did it stays when it was an administrator.
create or replace function redact_trail(erasure_id uuid, words text[]) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  erased erasure := erasure_now(erasure_id);
  said jsonb := jsonb_build_object('erased', erasure_id);
  about bigint[] := trail_of(erased.head_contact_id, erased.contact_ids);
  -- What they were called, and how they were reached, before it was put right or they were taken out.
  told text[] := words || array(select distinct word from audit_event e,
    unnest(array[e.before ->> 'name', e.before ->> 'email', e.before ->> 'phone', e.after ->> 'name', e.after ->> 'email', e.after ->> 'phone']) word
    where e.id = any(about) and e.entity = 'contact' and word <> '');
  names text[] := array(select distinct name from audit_event e, unnest(array[e.before ->> 'name', e.after ->> 'name']) name
    where e.id = any(about) and e.entity = 'contact' and name <> '');
  searches bigint[] := array(select id from audit_event where entity = 'search'
    and (sought_words(after) @@ words_sought(erased.contact_ids, told) or sought_words(after) @@ names_sought(names)));
begin
  update audit_event e set before = case when before is null then null else said end, after = case when after is null then null else said end,
    actor_issuer = case when is_administrative then actor_issuer end, actor_subject = case when is_administrative then actor_subject end,
    actor_email = case when is_administrative then actor_email end
  where id = any(about) or id = any(searches);
end $$;

-- Before an entry of the trail is changed: only what it said may go, for an erasure that is there.
create or replace function refuse_other_redaction() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce(new.after, new.before);
begin
  if (new.before is distinct from old.before and new.before is distinct from said) or (new.after is distinct from old.after and new.after is distinct from said)
    or not exists (select from erasure where jsonb_build_object('erased', id) = said)
    or (new.actor_issuer is not null and new.actor_issuer is distinct from old.actor_issuer)
    or (new.actor_subject is not null and new.actor_subject is distinct from old.actor_subject)
    or (new.actor_email is not null and new.actor_email is distinct from old.actor_email)
  then
    if not (new.before is null and new.after is null and old.before is null and old.after is null and new.actor_issuer is null
      and new.actor_subject is null and new.actor_email is null and not old.is_administrative) then
      raise exception 'audit_event is append-only' using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;
