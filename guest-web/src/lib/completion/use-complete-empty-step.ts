import type { ContactTask } from '@arrival/contracts';
import { useEffect } from 'react';
import type { TaskStep } from './checkin-context';

/** With no contact tasks the screen reports the task as complete (spec §4). */
export function useCompleteEmptyStep<T extends ContactTask>(checkIn: TaskStep<T> | undefined): void {
  const isEmpty = checkIn?.step.contactTasks.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the list is empty
  useEffect(() => {
    if (isEmpty) checkIn?.taskDone();
  }, [isEmpty]);
}
