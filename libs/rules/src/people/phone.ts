import { withoutMarks } from '@arrival/contracts';
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** A country whose numbers may be written without a country code: two letters, ISO 3166. */
export const isPhoneRegion = (region: string): region is CountryCode => isSupportedCountry(region);

function parsed(text: string, region: string): PhoneNumber | undefined {
  const defaultCountry = isPhoneRegion(region) ? region : undefined;
  const number = parsePhoneNumberFromString(text, { ...(defaultCountry && { defaultCountry }), extract: false });
  return number?.isValid() ? number : undefined;
}

/** As people bring it: copied with marks that nobody sees, or out of a link. */
const copied = (text: string): string => withoutMarks(text).replace(/^\s*tel:/i, '');
/** Most of the world begins a number of another country with 00, whatever the region does. */
const fromAbroad = (text: string): string => text.replace(/^\s*00/, '+');

/** A valid phone number as E.164 (D57); null for anything else. Without a country code it is one of the region. */
export function readPhone(text: string, region: string): string | null {
  const number = copied(text);
  return (parsed(number, region) ?? parsed(fromAbroad(number), region))?.number ?? null;
}

/** A kept number as people write it: in the region's own way, or with its country code. What is no number stays as it is. */
export function phoneText(kept: string, region: string): string {
  const number = parsed(kept, region);
  if (!number) return kept;
  return number.country === region ? number.formatNational() : number.formatInternational();
}
