/**
 * What a completion writes into the household's records, as parts of its one statement (docs/decisions/008). `rows` selects the columns
 * that are named.
 */

/** The household's lock, and nobody's when its document has another version. Both are expressions. */
export const lockHousehold = (headContactId: string, version: string) =>
  `select head_contact_id from household_document where head_contact_id = ${headContactId} and version = ${version} for update`;

export const addAuthorizations = (rows: string) =>
  `insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on, signature_id, created_at)
  ${rows}`;

export const saveRentalProfiles = (rows: string) =>
  `insert into rental_profile as p (contact_id, age_key, ability_key, height_key, weight_key, shoe_size, goofy, updated_at)
  ${rows}
  on conflict (contact_id) do update set age_key = excluded.age_key, ability_key = excluded.ability_key,
    height_key = excluded.height_key, weight_key = excluded.weight_key, shoe_size = excluded.shoe_size, goofy = excluded.goofy,
    updated_at = excluded.updated_at`;

export const saveChildRegistrations = (
  rows: string,
) => `insert into child_registration (contact_id, key_id, sealed, updated_at)
  ${rows}
  on conflict (contact_id) do update set key_id = excluded.key_id, sealed = excluded.sealed, updated_at = excluded.updated_at`;
