import type { ContactActivity, ContactTask, Grouping } from '@arrival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { goneThrough } from '../../lib/checkin/gone-through';
import { groupingKey, mapContactTasks } from '../../lib/checkin/grouping-query';
import { alsoOverAnswers } from '../../lib/checkin/meanwhile';
import { type CheckInSelection, forgetSkipped, rememberSkipped } from '../../lib/checkin/selection';
import { withStored } from '../../lib/checkin/stored';
import type { CheckIn, CompletionOptions } from '../../lib/completion/checkin-context';
import { householdChanged } from '../../lib/household';
import { activitiesWith, type Finished } from '../../lib/kept/finished';

/** What happens to the contact tasks while they are worked on; the fetched grouping itself is kept current. */
export function useGroupingChanges(selection: CheckInSelection) {
  const client = useQueryClient();
  const update = useCallback(
    (change: (grouping: Grouping) => Grouping) => {
      alsoOverAnswers(change);
      client.setQueryData<Grouping>(groupingKey(selection), (before) => before && change(before));
    },
    [client, selection],
  );
  const change = useCallback<CheckIn['change']>(
    (ids, changes) => {
      if (changes.isSkipped === false) forgetSkipped(ids);
      for (const id of ids)
        if (changes.isReadOnly) goneThrough.add(id);
        else goneThrough.delete(id);
      update((before) => mapContactTasks(before, (task) => (ids.includes(task.id) ? { ...task, ...changes } : task)));
    },
    [update],
  );
  const markSkipped = useCallback(
    (tasks: readonly ContactTask[]) => {
      const ids = tasks.map((task) => task.id);
      rememberSkipped(ids);
      change(ids, { isSkipped: true, isReadOnly: true });
    },
    [change],
  );
  const store = useCallback(
    (answer: ContactTask, options: CompletionOptions) => {
      if (options.isSkipped) rememberSkipped([answer.id]);
      goneThrough.add(answer.id);
      const others = options.contactIds ?? [];
      update((before) => withStored(before, answer, others));
      // The pass is made of this where its own question gets no answer, in a tunnel.
      const finished: Finished = { task: answer, contactIds: [answer.contact.contactId, ...others], body: options };
      client.setQueriesData<ContactActivity[]>(
        { queryKey: ['household', 'activities'] },
        (before) => before && activitiesWith(before, [finished]),
      );
      void client.invalidateQueries(householdChanged);
    },
    [client, update],
  );
  /** As it is now: the answer that finished a task may not have been rendered yet. */
  const latest = useCallback(() => client.getQueryData<Grouping>(groupingKey(selection)), [client, selection]);
  return { change, markSkipped, store, latest };
}
