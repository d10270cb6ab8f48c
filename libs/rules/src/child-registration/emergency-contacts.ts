import { cleanName } from '../people/name';
import { readPhone } from '../people/phone';

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

const wrongNumber = (which: 'primary' | 'secondary'): string => `Please check the ${which} phone number. From abroad it begins with +.`;
const sameNumber = 'Please give another number, in case nobody answers the first.';
const samePerson = 'Please name a second person, in case we cannot reach the first.';

type Contacts = Partial<Record<RequiredContactField, string | null>>;
type Errors = Partial<Record<RequiredContactField, string>>;

const sameName = (one: string, other: string): boolean => cleanName(one).toLowerCase() === cleanName(other).toLowerCase();

/** What stands in a field that is filled in and still cannot be right (D57). */
function doubts(contacts: Contacts, region: string): Errors {
  const text = (field: RequiredContactField): string => (contacts[field] ?? '').trim();
  const [primary, alternate] = [readPhone(text('primaryEmergencyPhone'), region), readPhone(text('alternateEmergencyPhone1'), region)];
  return {
    ...(primary === null && { primaryEmergencyPhone: wrongNumber('primary') }),
    ...(alternate === null && { alternateEmergencyPhone1: wrongNumber('secondary') }),
    ...(alternate !== null && alternate === primary && { alternateEmergencyPhone1: sameNumber }),
    ...(sameName(text('primaryEmergencyContact'), text('alternateEmergencyContact1')) && { alternateEmergencyContact1: samePerson }),
  };
}

/**
 * The message of each contact field that is empty (spec §5), is no phone number, or names the first contact again (D57); an empty object =
 * the form may be saved. Numbers without a country code are the region's.
 */
export function registrationErrors(contacts: Contacts, region: string): Errors {
  const fields = Object.keys(requiredContactMessages) as RequiredContactField[];
  const missing = fields.filter((field) => (contacts[field] ?? '').trim() === '');
  return { ...doubts(contacts, region), ...Object.fromEntries(missing.map((field) => [field, requiredContactMessages[field]])) };
}

/** The contacts as they are kept: numbers as E.164. For contacts without errors. */
export function withKeptPhones<T extends Record<'primaryEmergencyPhone' | 'alternateEmergencyPhone1', string>>(
  contacts: T,
  region: string,
): T {
  const kept = (text: string) => readPhone(text, region) ?? text;
  const { primaryEmergencyPhone, alternateEmergencyPhone1 } = contacts;
  return { ...contacts, primaryEmergencyPhone: kept(primaryEmergencyPhone), alternateEmergencyPhone1: kept(alternateEmergencyPhone1) };
}
