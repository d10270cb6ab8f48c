import type { ContactTask } from '@arrival/contracts';
import { isProblem, type ProblemError } from '../api/problem';
import { type Entry, type EntryStore, isWaiting, type KeptEntry } from './entry';

/** What has become of the first entry that waits. */
type Outcome = { kind: 'stored'; answer: ContactTask } | { kind: 'refused'; error: ProblemError } | { kind: 'waits' };

export interface Surroundings {
  store: EntryStore;
  /** Sends one. Throws a ProblemError. */
  deliver: (entry: KeptEntry) => Promise<ContactTask>;
  /** One at a time on this phone, whichever tab it is. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Is the one signed in whose entries these are? */
  isOwnerHere: () => Promise<boolean>;
  /** On which entry a try is under way; nothing when none is. */
  onTrying: (id: number | undefined) => void;
  onStored: (entry: KeptEntry, answer: ContactTask) => Promise<void>;
  onRefused: (entry: KeptEntry) => Promise<void>;
}

/** Answers that say "not now" instead of "no". */
const notNow = [401, 408, 429];
/** A server that fails in the same way again and again will not take this one. */
const mostFailures = 4;

/**
 * Sends what waits, one after the other, each until it has an answer. What is refused steps aside for the guest to look at; the others go on.
 */
export function outboxEngine({ store, deliver, alone, isOwnerHere, onTrying, onStored, onRefused }: Surroundings) {
  const failures = new Map<number, number>();
  /** Tries that were under way when the entry came here. */
  const underWay = new Map<number, Promise<ContactTask>>();

  const attempt = async (entry: KeptEntry): Promise<Outcome> => {
    // Lost on its way here, it goes out again like any other.
    const sent = underWay.get(entry.id)?.catch(() => undefined);
    underWay.delete(entry.id);
    try {
      const answer = (await sent) ?? (await deliver(entry));
      return { kind: 'stored', answer };
    } catch (error) {
      if (!isProblem(error) || error.isUnreachable || notNow.includes(error.problem.status)) return { kind: 'waits' };
      if (error.problem.status < 500) return { kind: 'refused', error };
      const count = (failures.get(entry.id) ?? 0) + 1;
      failures.set(entry.id, count);
      return count < mostFailures ? { kind: 'waits' } : { kind: 'refused', error };
    }
  };

  const settle = async (entry: KeptEntry, outcome: Exclude<Outcome, { kind: 'waits' }>): Promise<void> => {
    if (outcome.kind === 'stored') {
      await carryVersion(store, entry, outcome.answer);
      await store.remove(entry.id);
      await onStored(entry, outcome.answer);
      return;
    }
    const { code, problem, traceId = '' } = outcome.error;
    const refused = { ...entry, refusal: { code, status: problem.status, traceId } };
    await store.update(refused);
    await onRefused(refused);
  };

  /** True when nothing waits any more. */
  const sendAll = async (): Promise<boolean> => {
    for (;;) {
      const entry = (await store.all()).find(isWaiting);
      if (!entry) return true;
      if (!(await isOwnerHere())) return false;
      onTrying(entry.id);
      const outcome = await attempt(entry);
      if (outcome.kind === 'waits') return false;
      await settle(entry, outcome);
    }
  };

  return {
    drain: () => alone(() => sendAll().finally(() => onTrying(undefined))),
    /** Keeps it; `sent` is the try that is under way already. */
    async add(entry: Entry, file?: Blob, sent?: Promise<ContactTask>): Promise<KeptEntry> {
      for (const { id, task } of (await store.all()).filter((other) => !isWaiting(other)))
        if (task.id === entry.task.id) await store.remove(id);
      const kept = await store.add(entry, file);
      if (sent) {
        // Whoever looks for its answer comes later.
        sent.catch(() => undefined);
        underWay.set(kept.id, sent);
      }
      return kept;
    },
  };
}

/** What was changed twice here was changed from the same version; the server has a newer one now, and it is ours. */
async function carryVersion(store: EntryStore, entry: KeptEntry, answer: ContactTask): Promise<void> {
  const version = (answer.relatedObject as { version?: unknown } | null)?.version;
  if (version === undefined) return;
  for (const later of await store.all()) {
    const { relatedObject } = later.body;
    if (later.id <= entry.id || later.task.id !== entry.task.id || !relatedObject || !('version' in relatedObject))
      continue;
    await store.update({ ...later, body: { ...later.body, relatedObject: { ...relatedObject, version } } });
  }
}
