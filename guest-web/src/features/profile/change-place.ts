import { type ContactActivity, type GuestLocation, type TaskTypeId, taskTypeIds } from '@arrival/contracts';

/** A task that is open for a member: where, in what activity. */
export interface OpenTask {
  activityId: number;
  taskId: number;
}

/** Where to look for a way to change a profile: where valid ones may be changed (D11), here first if it is such a place; then here. */
export function changePlaces(locations: readonly GuestLocation[], hereId: number | undefined): number[] {
  const open = locations.filter((location) => location.isEditProfileLocation).map(({ id }) => id);
  return [...new Set([...open.filter((id) => id === hereId), ...open, hereId])].filter((id) => id !== undefined);
}

export interface PlacedTask extends OpenTask {
  locationId: number;
}

/** The kinds that the profile area changes (D32). */
const kinds = [taskTypeIds.rentalProfile, taskTypeIds.childRegistration, taskTypeIds.photo] as const;

/**
 * Of each kind the first place that has it open. The first place is asked alone, as it mostly has all; the others at once, as nobody waits for
 * one after the other. One that cannot be asked is passed over; throws why when nothing is found without it.
 */
export async function openTasks(
  places: readonly number[],
  contactId: number,
  ask: (locationId: number) => Promise<readonly ContactActivity[]>,
): Promise<ReadonlyMap<TaskTypeId, PlacedTask>> {
  const found = new Map<TaskTypeId, PlacedTask>();
  const failures: unknown[] = [];
  const openAt = async (locationId: number) => {
    const activities = await ask(locationId).catch((error: unknown) => {
      failures.push(error);
      return [];
    });
    return kinds.map((typeId) => ({ typeId, locationId, task: openTask(activities, contactId, typeId) }));
  };
  for (const round of [places.slice(0, 1), places.slice(1)]) {
    if (found.size === kinds.length) break;
    for (const { typeId, locationId, task } of (await Promise.all(round.map(openAt))).flat())
      if (task && !found.has(typeId)) found.set(typeId, { locationId, ...task });
  }
  if (found.size === 0 && failures.length > 0) throw failures[0];
  return found;
}

/** The member's task of this kind that a location has open, in its default activity if that has one. */
export function openTask(
  activities: readonly ContactActivity[],
  contactId: number,
  typeId: TaskTypeId,
): OpenTask | undefined {
  const found = [...activities]
    .sort((one, other) => Number(other.isLocationDefaultActivity) - Number(one.isLocationDefaultActivity))
    .flatMap((activity) =>
      activity.contacts
        .filter((contact) => contact.contactId === contactId)
        .flatMap(({ reasons }) => reasons.map((reason) => ({ activityId: activity.id, reason }))),
    )
    .find(
      ({ reason }) =>
        reason.isAsked && reason.taskTypeId === typeId && (!reason.isComplete || reason.code === 'editAllowedHere'),
    );
  return found && { activityId: found.activityId, taskId: found.reason.taskId };
}
