import type { Task } from '@arrival/contracts';

/** Is the waiver signed with the partner 1Risk? Without the feature its external id has no effect: guests sign here (spec §1, §3). */
export const isSignedElsewhere = (
  { externalWaiverId }: Pick<Task, 'externalWaiverId'>,
  { features }: { readonly features: readonly string[] },
): boolean => features.includes('1Risk') && Boolean(externalWaiverId);
