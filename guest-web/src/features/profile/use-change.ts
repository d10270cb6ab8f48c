import type { TaskTypeId } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forgetGroupings } from '../../lib/checkin/grouping-query';
import { saveSelection } from '../../lib/checkin/selection';
import { pathOf } from '../../lib/checkin/step-paths';
import { householdChanged, locationContactsQuery } from '../../lib/household';
import { useSelectedLocation } from '../../lib/selected-location';
import { changePlaces, openTasks } from './change-place';

/** Starts a check-in of this one member for this one task (D32); undefined where nothing of this kind can be changed. */
export type Change = (typeId: TaskTypeId) => (() => void) | undefined;

/** Undefined until it is known: a card or a button that came later would move what is being read. */
export function useChange(contactId: number): Change | undefined {
  const navigate = useNavigate();
  const { location, locations } = useSelectedLocation();
  const places = changePlaces(locations.data ?? [], location?.id);
  // One query for all places: `useQueries` would come with the first file that everybody waits for.
  const { data: open, isPending } = useQuery({
    queryKey: [...householdChanged.queryKey, 'open', contactId, places],
    queryFn: ({ client }) => openTasks(places, contactId, (id) => client.fetchQuery(locationContactsQuery(id))),
    enabled: contactId > 0,
  });
  if (isPending || locations.isPending) return undefined;
  return (typeId) => {
    const task = open?.get(typeId);
    if (!task) return undefined;
    const { locationId, activityId, taskId } = task;
    return () => {
      saveSelection({ locationId, activityId, contactIds: [contactId], onlyTaskId: taskId });
      forgetGroupings();
      void navigate(pathOf(typeId), { state: { taskId } });
    };
  };
}
