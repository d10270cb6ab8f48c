import { type Contact, taskTypeIds } from '@arrival/contracts';
import { isAtDesk, isMinor } from '@arrival/rules';
import type { MemberState } from './member-state';

/** Whose waiver nobody signs on this phone: who is signed in is under 18 (spec §1). Other adults sign for themselves (D22). */
export const needAdult = (
  members: readonly Pick<MemberState, 'contact' | 'left'>[],
  signer: Pick<Contact, 'age'> | undefined,
): Contact[] =>
  !signer || !isMinor(signer.age)
    ? []
    : members
        .filter(({ contact, left }) => isMinor(contact.age) && left.some((reason) => isSigned(reason)))
        .map(({ contact }) => contact);

const isSigned = (reason: MemberState['left'][number]): boolean =>
  reason.taskTypeId === taskTypeIds.waiver && !reason.isOptional && !isAtDesk(reason);
