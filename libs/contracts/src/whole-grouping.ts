import { completeEndpoints, type TaskTypeId } from './constants';
import type { Grouping, SharedGrouping } from './contact-task';
import type { RentalLists } from './rental-profile';

/** A contact task without what it shares with others. */
interface Shared<Related> {
  id: string;
  taskId: number;
  contactId: number;
  relatedObject: Related;
  isComplete: boolean;
  isReadOnly: boolean;
  isSkipped: boolean;
  reason: Grouping['waiverContactTasks'][number]['reason'];
}

/** Joins a shared grouping and the rental lists to the grouping of the specification (D19). Waiver texts stay by reference. */
export function wholeGrouping(
  { tasks, contacts, rentalListsHash: _, ...shared }: SharedGrouping,
  lists: RentalLists,
): Grouping {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const contactOf = new Map(contacts.map((contact) => [contact.contactId, contact]));
  const whole = <Related>({ contactId, ...own }: Shared<Related>) => {
    const task = taskOf.get(own.taskId);
    const contact = contactOf.get(contactId);
    if (!task || !contact) throw new Error(`The contact task ${own.id} is not of this grouping`);
    const { id: _id, taskTypeId, ...rest } = task;
    const completeEndpoint = completeEndpoints[taskTypeId as TaskTypeId];
    return { ...own, taskTypeId, task: rest, contact, isOptional: task.isOptional, completeEndpoint };
  };
  return {
    ...shared,
    photoContactTasks: shared.photoContactTasks.map((task) => whole(task)),
    childRegistrationContactTasks: shared.childRegistrationContactTasks.map((task) => whole(task)),
    rentalProfileContactTasks: shared.rentalProfileContactTasks.map((task) =>
      whole({ ...task, relatedObject: { ...lists, ...task.relatedObject } }),
    ),
    waiverContactTasks: shared.waiverContactTasks.map((task) => whole(task)),
  };
}
