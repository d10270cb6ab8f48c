import { type BridgeMember, bridgeCodes } from '@arrival/contracts';
import { cleanName } from '@arrival/rules';
import type { HouseholdOfSystem } from './bridge-client';

/** A member as our tables keep them; the codes of the system are ours. */
export interface KeptMember extends Omit<BridgeMember, 'purchases' | 'media'> {
  readonly purchases: readonly unknown[];
  readonly media: readonly unknown[];
}

/** A household as it was told, the head first and nobody twice. */
export function asKept({ system, household }: HouseholdOfSystem): KeptMember[] {
  const codes: Record<'kind' | 'purchaseStatus' | 'mediaStatus', Record<string, string>> = bridgeCodes[system];
  const once = new Map(household.members.map((member) => [member.customerNumber, member]));
  return [...once.values()].map(({ purchases, media, ...member }) => ({
    ...member,
    firstName: cleanName(member.firstName),
    lastName: cleanName(member.lastName),
    purchases: purchases.map((one) => ({
      ...one,
      kind: codes.kind[one.kind],
      status: codes.purchaseStatus[one.status],
    })),
    media: media.map((one) => ({ ...one, status: codes.mediaStatus[one.status] })),
  }));
}
