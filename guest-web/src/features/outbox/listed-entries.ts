import { type Contact, type TaskTypeId, taskTypeIds } from '@arrival/contracts';
import { isOver, isWaiting, type KeptEntry, unfinished } from '../../lib/kept/entry';
import type { OutboxState } from '../../lib/kept/outbox-state';
import { type SentEntry, type ToldEntry, toldEntry } from '../../lib/kept/told-entry';

/** `waits`: only on this phone. `sending`: a try is under way. `sent`: the resort has it. `refused`: the guest is needed. `over`: the resort asks for it no more. */
export type EntryState =
  | { kind: 'waits' | 'sending' }
  | { kind: 'sent'; at: number }
  | { kind: 'refused' | 'over'; entry: KeptEntry };

export interface ListedEntry extends ToldEntry {
  state: EntryState;
}

type Outbox = Pick<OutboxState, 'entries' | 'sent' | 'sendingId'>;

/** Everything that was finished here, in that order, with what has become of it. */
export const listedEntries = ({ entries, sent, sendingId }: Outbox): ListedEntry[] =>
  [
    ...sent.map((told: SentEntry): ListedEntry => ({ ...told, state: { kind: 'sent', at: told.sentAt } })),
    ...entries.map((entry): ListedEntry => ({ ...toldEntry(entry), state: stateOf(entry, sendingId) })),
  ].sort((one, other) => one.id - other.id);

function stateOf(entry: KeptEntry, sendingId: number | undefined): EntryState {
  if (!isWaiting(entry)) return { kind: isOver(entry) ? 'over' : 'refused', entry };
  return { kind: entry.id === sendingId ? 'sending' : 'waits' };
}

export interface Counts {
  waiting: number;
  refused: number;
  over: number;
  sent: number;
}

export const countsOf = ({ entries, sent }: Outbox): Counts => {
  const waiting = entries.filter(isWaiting).length;
  const open = unfinished(entries).length;
  return { waiting, refused: open - waiting, over: entries.length - open, sent: sent.length };
};

/** The first names of those whom it is for; of whom the household says nothing, what was noted with it. */
export function namesOf({ contactIds, firstName }: ToldEntry, household: readonly Contact[]): string[] {
  const known = household.filter(({ contactId }) => contactIds.includes(contactId)).map((contact) => contact.firstName);
  return known.length > 0 ? known : [firstName];
}

/** What a guest calls the task: by its kind, or by its own name where another of the kind is in the list. */
export function nameOf(
  told: ToldEntry,
  all: readonly ToldEntry[],
  kinds: Readonly<Record<TaskTypeId, string>>,
): string {
  const kind = Object.values(taskTypeIds).find((id) => id === told.taskTypeId);
  const isAlone = all.every(({ taskId, taskTypeId }) => taskId === told.taskId || taskTypeId !== told.taskTypeId);
  return kind !== undefined && isAlone ? kinds[kind] : told.taskName;
}
