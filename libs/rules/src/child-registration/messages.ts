/** The required fields with their messages (spec §5). */
export const requiredContactMessages = {
  primaryEmergencyContact: 'Primary contact name is required',
  primaryEmergencyPhone: 'Primary contact phone required',
  alternateEmergencyContact1: 'Alternate contact name is required',
  alternateEmergencyPhone1: 'Alternate contact phone required',
} as const;
export type RequiredContactField = keyof typeof requiredContactMessages;

/** Shown at the end of the form while a field is invalid (spec §5). */
export const missingRegistrationMessage = 'Missing child registration information. See above.';

/** The message of each required field that is empty; an empty object = the form may be saved. */
export function registrationErrors(
  answers: Partial<Record<RequiredContactField, string | null>>,
): Partial<Record<RequiredContactField, string>> {
  const fields = Object.keys(requiredContactMessages) as RequiredContactField[];
  const missing = fields.filter((field) => (answers[field] ?? '').trim() === '');
  return Object.fromEntries(missing.map((field) => [field, requiredContactMessages[field]]));
}
