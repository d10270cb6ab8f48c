import type { ContactActivity, TaskTypeId } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forgetGroupings } from '../../lib/checkin/grouping-query';
import { saveSelection } from '../../lib/checkin/selection';
import { pathOf } from '../../lib/checkin/step-paths';
import { locationContactsQuery } from '../../lib/household';
import { useSelectedLocation } from '../../lib/selected-location';
import { changePlaces, openTask } from './change-place';

/** Starts a check-in of this one member for this one task (D32); undefined where nothing of this kind can be changed. */
export function useChange(contactId: number): (typeId: TaskTypeId) => (() => void) | undefined {
  const navigate = useNavigate();
  const { current, locations } = useSelectedLocation();
  const places = changePlaces(locations.data ?? [], current?.id);
  const activities = [useActivitiesAt(places[0]), useActivitiesAt(places[1])];
  return (typeId) => {
    const index = places.findIndex((_, at) => openTask(activities[at] ?? [], contactId, typeId));
    const locationId = places[index];
    const task = openTask(activities[index] ?? [], contactId, typeId);
    if (locationId === undefined || !task) return undefined;
    const { activityId, taskId } = task;
    return () => {
      saveSelection({ locationId, activityId, contactIds: [contactId], onlyTaskId: taskId });
      forgetGroupings();
      void navigate(pathOf(typeId), { state: { taskId } });
    };
  };
}

// One query each: `useQueries` would come with the first file that everybody waits for.
function useActivitiesAt(locationId: number | undefined): ContactActivity[] | undefined {
  return useQuery({ ...locationContactsQuery(locationId ?? 0), enabled: locationId !== undefined }).data;
}
