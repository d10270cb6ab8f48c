import { taskTypeIds } from '@arrival/contracts';
import { say } from '../../words/say';

const ids = [taskTypeIds.waiver, taskTypeIds.rentalProfile, taskTypeIds.childRegistration, taskTypeIds.photo] as const;

/** A type of tasks as the console names it (spec §2). */
export function taskTypeName(id: number): string {
  const known = ids.find((one) => one === id);
  return known === undefined ? String(id) : say(`shared.taskTypes.${known}`);
}

export const taskTypeChoices = () => ids.map((id) => ({ id, name: taskTypeName(id) }));
