import {
  addAuthorizations,
  addRentalProfiles,
  rentalRecord,
  rentalValues,
  saveChildRegistrations,
  saveRentalProfiles,
} from '../pos/completion.fragment';

/** Parts of the completion statement: `gate`, `said` and `item` come before, $10 is the JSON, $11 the bytes. */

/** A parameter that a statement does not use has to be named all the same. */
export const unusedBytes = 'bytes as (select $11::bytea)';

const rentalRows = `select i.contact_id, ${rentalValues('a')}, s.now
  from gate, said s, item i, json_to_record($10::json) as a (${rentalRecord})`;
export const addRentalProfile = `${unusedBytes}, saved as (
  ${addRentalProfiles(rentalRows)}
)`;
export const saveRentalProfile = `${unusedBytes}, saved as (
  ${saveRentalProfiles(rentalRows)}
)`;

export const saveChildRegistration = `saved as (
  ${saveChildRegistrations("select i.contact_id, $10::json ->> 'keyId', $11::bytea, s.now from gate, said s, item i")}
)`;

export const saveSkip = `bytes as (select $11::bytea, $10::json), saved as (
  insert into task_skip (contact_id, task_id, skipped_on)
  select i.contact_id, s.task_id, s.today from gate, said s, item i
  on conflict (contact_id, task_id) do update set skipped_on = excluded.skipped_on
)`;

/** A waiver that a partner had signed: the authorization alone, its evidence is the partner's own word (D42). */
export const authorizeElsewhere = `${unusedBytes}, authorized as (
  ${addAuthorizations(`select i.contact_id, a.pos_waiver_id, a.effective_on, a.expires_on, null::uuid, s.now
  from gate, said s, item i join json_to_recordset($10::json) as a (contact_id bigint, pos_waiver_id text, effective_on date, expires_on date)
    using (contact_id)`)}
  on conflict do nothing
)`;
