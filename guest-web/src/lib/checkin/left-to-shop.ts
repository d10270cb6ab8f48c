import { type ContactTask, taskTypeIds } from '@arrival/contracts';
import { readSkipped } from './selection';

/** Rental answers that are required and have no group in the chart (D56): nothing is saved, and the family goes on without them. */
export const isLeftToShop = ({ taskTypeId, isOptional, isComplete, isSkipped }: ContactTask): boolean =>
  taskTypeId === taskTypeIds.rentalProfile && !isOptional && !isComplete && isSkipped;

/** The same of this check-in when it is over. */
export const wasLeft = (contactId: number, taskId: number): boolean =>
  readSkipped().some((contactTaskId) => contactTaskId.endsWith(`.${taskId}.${contactId}`));
