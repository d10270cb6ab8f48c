import { columnsOf } from '../../platform/database/columns';
import { RentalProfileEntity } from './built-in/rental-profile.entity';

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

const rental = columnsOf(RentalProfileEntity);
/** What a completion brings of a rental profile. That it was asked again it does not: what is saved anew is asked no more (D79). */
const notBrought = new Set(['updatedAt', 'askedAgain']);
const rentalAnswers = rental.filter(({ field, isKey }) => !isKey && !notBrought.has(field));
/** Their definition for `json_to_record`, by the names of the entity. */
export const rentalRecord = rentalAnswers.map(({ field, type }) => `"${field}" ${type}`).join(', ');
/** And how they are called in it. */
export const rentalValues = (record: string) => rentalAnswers.map(({ field }) => `${record}."${field}"`).join(', ');

/** `rows` selects the contact, the `rentalValues` and the instant. Of members who have none: an upsert fires the triggers of both events. */
export const addRentalProfiles = (rows: string) =>
  `insert into rental_profile as p (contact_id, ${rentalAnswers.map(({ column }) => column).join(', ')}, updated_at)
  ${rows}`;

export const saveRentalProfiles = (rows: string) =>
  `${addRentalProfiles(rows)}
  on conflict (contact_id) do update set ${rental
    .filter(({ isKey }) => !isKey)
    .map(({ column }) => `${column} = excluded.${column}`)
    .join(', ')}`;

export const saveChildRegistrations = (
  rows: string,
) => `insert into child_registration (contact_id, key_id, sealed, updated_at)
  ${rows}
  on conflict (contact_id) do update set key_id = excluded.key_id, sealed = excluded.sealed, updated_at = excluded.updated_at, asked_again = null`;
