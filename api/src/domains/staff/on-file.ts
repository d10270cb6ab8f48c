import { askableTypeIds, type StaffHousehold } from '@arrival/contracts';
import { newestProfile, profilesOf } from '@arrival/rules';
import type { PosHousehold } from '../pos/pos.facade';

export type OnFile = StaffHousehold['members'][number]['onFile'][number];

/** What a member has finished, and whether staff ask for it again (D79). */
export const onFileOf = (household: PosHousehold, contactId: number): OnFile[] =>
  askableTypeIds.flatMap((taskTypeId) => {
    const record = newestProfile(profilesOf(household, taskTypeId), contactId);
    if (!record) return [];
    const { updatedAtUtc, askedAgain = null } = record;
    return [{ taskTypeId, updatedAtUtc: new Date(updatedAtUtc).toISOString(), askedAgain }];
  });
