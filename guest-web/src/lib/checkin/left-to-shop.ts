import { type ContactTask, formatContactTaskId, taskTypeIds } from '@arrival/contracts';
import { type CheckInSelection, readSkipped } from './selection';

/** Rental answers that are required and have no group in the chart (D56): nothing is saved, and the family goes on without them. */
export const isLeftToShop = ({ taskTypeId, isOptional, isComplete, isSkipped }: ContactTask): boolean =>
  taskTypeId === taskTypeIds.rentalProfile && !isOptional && !isComplete && isSkipped;

/** The same of this check-in when it is over. */
export function leftIn(selection: CheckInSelection | undefined): (contactId: number, taskId: number) => boolean {
  const skipped = new Set(readSkipped());
  return (contactId, taskId) =>
    selection !== undefined && skipped.has(formatContactTaskId({ ...selection, taskId, contactId }));
}
