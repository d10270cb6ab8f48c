import { type EligibilityPreview, taskTypeIds } from '@arrival/contracts';
import { verdictOf } from '../preview/reason-words';

/** A waiver that somebody of the family still has to sign, in the app or at the desk. */
export interface OpenWaiver {
  readonly taskId: number;
  readonly name: string;
  /** One of those that ask for it. */
  readonly activityId: number;
  readonly people: readonly { readonly contactId: number; readonly name: string }[];
}

/** Without those whose season is over: no signature would cover a day to come (D65). */
export function openWaivers({ activities }: Pick<EligibilityPreview, 'activities'>): OpenWaiver[] {
  const open = new Map<number, OpenWaiver>();
  for (const { activityId, contacts } of activities)
    for (const { contactId, name, tasks, applies } of contacts)
      for (const task of applies ? tasks : []) {
        if (task.taskTypeId !== taskTypeIds.waiver || task.code === 'waiverEnded') continue;
        if (!['asked', 'atDesk'].includes(verdictOf(task))) continue;
        const { people, ...of } = open.get(task.taskId) ?? {
          taskId: task.taskId,
          activityId,
          name: task.taskName,
          people: [],
        };
        const others = people.filter((person) => person.contactId !== contactId);
        open.set(task.taskId, { ...of, people: [...others, { contactId, name }] });
      }
  return [...open.values()];
}
