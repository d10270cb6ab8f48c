/** Households in the SQL of reports, which look at all of them at one instant. */

/** `head`, `version`: of every household. */
export const householdVersions = 'select head_contact_id as head, version from household_part';

/** `head`, `version`, `document` (JSON text): of every household. */
export const householdDocuments =
  'select head_contact_id as head, version, document::text as document from household_document';
