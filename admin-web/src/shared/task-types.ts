import { taskTypeIds } from '@arrival/contracts';

/** The types of tasks as the console names them (spec §2). */
export const taskTypeChoices = [
  { id: taskTypeIds.waiver, name: 'Waiver' },
  { id: taskTypeIds.rentalProfile, name: 'Rental Profile' },
  { id: taskTypeIds.childRegistration, name: 'Child Profile' },
  { id: taskTypeIds.photo, name: 'Photo' },
];

export const taskTypeName = (id: number): string => taskTypeChoices.find((choice) => choice.id === id)?.name ?? String(id);
