import type { ContactActivity, GuestLocation, TaskTypeId } from '@arrival/contracts';

/** A task that is open for a member: where, in what activity. */
export interface OpenTask {
  activityId: number;
  taskId: number;
}

/** Where to look for a way to change a profile: where valid ones may be changed (D11), then where the guest is. */
export function changePlaces(locations: readonly GuestLocation[], hereId: number | undefined): number[] {
  const open = locations.filter((location) => location.isEditProfileLocation);
  const first = open.find((location) => location.id === hereId) ?? open[0];
  return [...new Set([first?.id, hereId])].filter((id) => id !== undefined);
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
