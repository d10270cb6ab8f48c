import type { FieldErrorCode, FieldProblem } from '@arrival/contracts';
import { cleanName } from '../people/name';
import { readPhone } from '../people/phone';

/** The required fields (spec §5). */
const missing = {
  primaryEmergencyContact: 'primaryContactMissing',
  primaryEmergencyPhone: 'primaryPhoneMissing',
  alternateEmergencyContact1: 'alternateContactMissing',
  alternateEmergencyPhone1: 'alternatePhoneMissing',
} as const satisfies Record<string, FieldErrorCode>;
export type RequiredContactField = keyof typeof missing;
/** In the order in which they are asked. */
export const contactFields = Object.keys(missing) as RequiredContactField[];

type Contacts = Partial<Record<RequiredContactField, string | null>>;
type Problems = Partial<Record<RequiredContactField, FieldProblem>>;

const sameName = (one: string, other: string): boolean =>
  cleanName(one).toLowerCase() === cleanName(other).toLowerCase();

/** What stands in a field that is filled in and still cannot be right (D57). */
function doubts(contacts: Contacts, region: string): Problems {
  const text = (field: RequiredContactField): string => (contacts[field] ?? '').trim();
  const [primary, alternate] = [
    readPhone(text('primaryEmergencyPhone'), region),
    readPhone(text('alternateEmergencyPhone1'), region),
  ];
  return {
    ...(primary === null && { primaryEmergencyPhone: { code: 'primaryPhoneWrong' } }),
    ...(alternate === null && { alternateEmergencyPhone1: { code: 'secondaryPhoneWrong' } }),
    ...(alternate !== null && alternate === primary && { alternateEmergencyPhone1: { code: 'samePhone' } }),
    ...(sameName(text('primaryEmergencyContact'), text('alternateEmergencyContact1')) && {
      alternateEmergencyContact1: { code: 'samePerson' },
    }),
  };
}

/**
 * What is wrong with each contact field that is empty (spec §5), is no phone number, or names the first contact again (D57); an empty object =
 * the form may be saved. Numbers without a country code are the region's.
 */
export function registrationErrors(contacts: Contacts, region: string): Problems {
  const fields = Object.keys(missing) as RequiredContactField[];
  const empty = fields.filter((field) => (contacts[field] ?? '').trim() === '');
  return {
    ...doubts(contacts, region),
    ...Object.fromEntries(empty.map((field) => [field, { code: missing[field] }])),
  };
}

/** The contacts as they are kept: numbers as E.164. For contacts without errors. */
export function withKeptPhones<T extends Record<'primaryEmergencyPhone' | 'alternateEmergencyPhone1', string>>(
  contacts: T,
  region: string,
): T {
  const kept = (text: string) => readPhone(text, region) ?? text;
  const { primaryEmergencyPhone, alternateEmergencyPhone1 } = contacts;
  return {
    ...contacts,
    primaryEmergencyPhone: kept(primaryEmergencyPhone),
    alternateEmergencyPhone1: kept(alternateEmergencyPhone1),
  };
}
