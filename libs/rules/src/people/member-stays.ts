import type { ContactId, Household } from '../records/household';

/**
 * Why somebody cannot be taken out of their household, or null (D71): the head is the household, and what was signed or bought stays somebody's.
 * `hasSigned` is about the evidence, for themselves or for others, which outlives what it was signed for.
 */
export function staysBecause(
  household: Pick<Household, 'headContactId' | 'authorizations' | 'purchases' | 'media'>,
  contactId: ContactId,
  hasSigned: boolean,
): 'head' | 'signed' | 'bought' | null {
  const isTheirs = (one: { contactId: ContactId }) => one.contactId === contactId;
  if (household.headContactId === contactId) return 'head';
  if (hasSigned || household.authorizations.some(isTheirs)) return 'signed';
  return household.purchases.some(isTheirs) || household.media.some(isTheirs) ? 'bought' : null;
}
