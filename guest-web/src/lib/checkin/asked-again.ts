import type { ContactTask } from '@arrival/contracts';

/** Why the resort asks for what is on file again; undefined where it does not, or it is finished anew since (D79). */
export const askedAgain = ({ isComplete, reason }: Pick<ContactTask, 'isComplete' | 'reason'>): string | undefined =>
  !isComplete && reason.code === 'askedAgain' ? (reason.staffReason ?? '') : undefined;
