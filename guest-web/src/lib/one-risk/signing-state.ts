import type { OneRiskSigning } from '@arrival/contracts';

/** How far this person's waiver with the partner is: the newest counts (D42). */
export const signingState = (
  signings: readonly OneRiskSigning[],
  contactId: number,
  taskId: number,
): OneRiskSigning['state'] | undefined =>
  signings.find((one) => one.taskId === taskId && one.contactIds.includes(contactId))?.state;
