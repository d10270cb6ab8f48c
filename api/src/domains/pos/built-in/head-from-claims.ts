import { cleanName, isDay } from '@arrival/rules';
import type { Principal } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import type { NewHead } from './pos.queries';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const OLDEST_YEARS = 120;

const named = (claim: string | undefined): string =>
  cleanName(claim ?? '')
    .slice(0, LONGEST_NAME)
    .trim();

/** A provider may send only a year, `0000` for the year, or nonsense: then the birth date stays unknown. */
function birthDate(claim: string | undefined, today: string): string | null {
  if (!claim || !isDay(claim) || claim > today) return null;
  return Number(claim.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST_YEARS ? claim : null;
}

/** The head of household that a first sign-in makes (D2). Throws `auth.nameless`: nobody becomes "Guest". */
export function headFromClaims(principal: Principal, today: string): NewHead {
  const email = principal.email?.trim().slice(0, LONGEST_EMAIL) || null;
  const firstName = named(principal.givenName);
  const lastName = named(principal.familyName);
  if (!firstName && !lastName) throw new DomainError('auth.nameless');
  return {
    firstName,
    lastName,
    email,
    dateOfBirth: birthDate(principal.birthDate, today),
    emailIsVouched: principal.emailVerified,
  };
}
