import type { ContactActivity, ContactTask, Grouping } from '@arrival/contracts';
import { queryClient } from '../api/query-client';
import { goneThrough } from '../checkin/gone-through';
import { alsoOverAnswers } from '../checkin/meanwhile';
import { forgetSkipped } from '../checkin/selection';
import { withStored } from '../checkin/stored';
import { giveBackDrafts } from './draft-copies';
import { type Entry, isOver, isWaiting, type KeptEntry } from './entry';
import { activitiesWith, groupingWith, keptPicture, reopened } from './finished';
import { outboxState } from './outbox-state';

/** What waits now, put over what the server says. */
export function withWaiting<T>([first, second]: readonly unknown[], answer: T): T {
  const waiting = outboxState.get().entries.filter(isWaiting);
  if (waiting.length === 0) return answer;
  if (first === 'grouping') return groupingWith(answer as Grouping, waiting) as T;
  if (first === 'household' && second === 'activities')
    return activitiesWith(answer as ContactActivity[], waiting) as T;
  return answer;
}

/** The same, over what is in memory already. */
export function putOver(): void {
  for (const queryKey of [['grouping'], ['household', 'activities']])
    queryClient.setQueriesData<unknown>({ queryKey }, (before: unknown) =>
      before === undefined ? before : withWaiting(queryKey, before),
    );
}

/** The server's own answer takes the place of ours. */
export function show(entry: KeptEntry, answer: ContactTask): void {
  const stored = (before: Grouping) => withStored(before, answer, entry.contactIds);
  alsoOverAnswers(stored);
  queryClient.setQueriesData<Grouping>({ queryKey: ['grouping'] }, (before) => before && stored(before));
}

/** Open again, with what was typed; the path asks for everything anew. */
export function giveBack(entry: KeptEntry): void {
  // Another text is agreed to anew, and what is asked for no more has no form to come back to.
  if (entry.refusal?.code !== 'waiver.text_changed' && !isOver(entry)) giveBackDrafts(entry.drafts);
  forgetSkipped([entry.task.id]);
  goneThrough.delete(entry.task.id);
  queryClient.setQueriesData<Grouping>({ queryKey: ['grouping'] }, (before) => before && reopened(before, entry));
  void queryClient.invalidateQueries({ queryKey: ['grouping'] });
}

/** A photo that waits is seen at once. */
export function showPicture(entry: Entry, file: Blob | undefined): void {
  if (!file) return;
  const queryKey = ['image', keptPicture(entry)];
  // Nobody could ask for it again.
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, file);
}
