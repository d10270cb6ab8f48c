import type { Household } from '../records/household';

/** Whether nothing would be lost if this household were gone (D76): one person, of whom nothing was bought, signed or saved. `hasSigned` as in `staysBecause`. */
export function isBlank(
  { contacts, purchases, media, authorizations, rentalProfiles, childRegistrations, photos }: Household,
  hasSigned: boolean,
): boolean {
  if (hasSigned || contacts.length > 1) return false;
  return [purchases, media, authorizations, rentalProfiles, childRegistrations, photos].every(
    (kept) => kept.length === 0,
  );
}
