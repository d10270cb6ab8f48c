import {
  apiRoutes,
  type ContactTask,
  type Grouping,
  type GroupingRequest,
  type RentalLists,
  type SharedGrouping,
  wholeGrouping,
} from '@arrival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { phoneAnswers } from '../api/phone-answers';
import { isProblem } from '../api/problem';
import { queryClient } from '../api/query-client';
import { apiPath, get, post } from '../api/transport';
import { goneThrough } from './gone-through';
import { withMeanwhile } from './meanwhile';
import { type CheckInSelection, readSkipped } from './selection';
import { fetchTextsAhead } from './texts-ahead';

export const groupingKey = (selection: CheckInSelection) =>
  ['grouping', selection.locationId, selection.activityId, selection.contactIds.join(',')] as const;

/** The contact tasks of the selected members (D19), fetched without repetitions and with texts and lists by hash. */
export const groupingQuery = (selection: CheckInSelection) =>
  queryOptions({
    queryKey: groupingKey(selection),
    queryFn: async ({ queryKey, signal }) => {
      const typed = typedElsewhere();
      // A late answer goes its own way into memory.
      const grouping = await phoneAnswers.read(queryKey, async () =>
        inThisCheckIn(await withMeanwhile(() => readGrouping(selection, signal)), readSkipped()),
      );
      await typed;
      fetchTextsAhead(grouping);
      return inThisCheckIn(grouping, readSkipped());
    },
    // Within a check-in the answers of the completions keep it current; typing must not be disturbed by a refetch,
    // unless something was refused.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Before the forms open, which look for it once. Without it they begin as they always did. */
const typedElsewhere = (): Promise<void> =>
  import('../typed-elsewhere')
    .then(({ typedElsewhereIsHere }) => typedElsewhereIsHere())
    .catch((error: unknown) => console.info('What was typed elsewhere is not here', error));

/** When the lists were edited between the two calls, the hash is gone; asked again, the grouping names the new one. */
const readGrouping = (selection: CheckInSelection, signal: AbortSignal): Promise<Grouping> =>
  readOnce(selection, signal).catch((error: unknown) => {
    if (!isProblem(error, 'rental.lists_unknown')) throw error;
    return readOnce(selection, signal);
  });

async function readOnce(
  { locationId, activityId, contactIds }: CheckInSelection,
  signal: AbortSignal,
): Promise<Grouping> {
  const body: GroupingRequest = { activityId, contactIds, form: 'shared' };
  const shared = await post<SharedGrouping>(apiPath(apiRoutes.grouping, { locationId }), body, { signal });
  return wholeGrouping(shared, await rentalLists(shared.rentalListsHash, signal));
}

const noLists: RentalLists = { ageRefs: [], abilityRefs: [], heightRefs: [], weightRefs: [], shoeSizeRefs: [] };

/** They never change under their hash, so the browser keeps them. */
const rentalLists = async (hash: string | null, signal: AbortSignal): Promise<RentalLists> =>
  hash === null ? noLists : get<RentalLists>(apiPath(apiRoutes.rentalLists, { hash }), { signal });

/** Skipped is what was skipped in this check-in. A skip that the server keeps from an earlier one is open again: it bars no way back (D20). */
export function inThisCheckIn(grouping: Grouping, skipped: readonly string[]): Grouping {
  return mapContactTasks(grouping, (task) => {
    if (task.isComplete) return goneThrough.has(task.id) ? { ...task, isReadOnly: true } : task;
    const isSkipped = skipped.includes(task.id);
    return isSkipped === task.isSkipped ? task : { ...task, isSkipped, isReadOnly: isSkipped };
  });
}

/** The same grouping with each contact task passed through `change`. */
export function mapContactTasks(grouping: Grouping, change: <T extends ContactTask>(task: T) => T): Grouping {
  return {
    ...grouping,
    waiverContactTasks: grouping.waiverContactTasks.map(change),
    rentalProfileContactTasks: grouping.rentalProfileContactTasks.map(change),
    childRegistrationContactTasks: grouping.childRegistrationContactTasks.map(change),
    photoContactTasks: grouping.photoContactTasks.map(change),
  };
}

/** Asks anew: called when home sends the guest into check-in. */
export function forgetGroupings(): void {
  goneThrough.clear();
  queryClient.removeQueries({ queryKey: ['grouping'] });
}
