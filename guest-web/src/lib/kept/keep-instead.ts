import type { CompletionRequest, ContactTask } from '@arrival/contracts';
import { spokenLanguage } from '../../words/words';
import type { SentPhoto } from '../checkin/photo-call';
import { readSelection } from '../checkin/selection';
import { draftsOf } from './draft-copies';
import { type Entry, isWaiting } from './entry';
import { finishedTask } from './finished';
import { outboxState } from './outbox-state';
import { outboxHere } from './start';

/** One bar of signal: whoever has waited this long for an answer goes on. */
const patienceMs = 4000;

export interface Keepable {
  completion: {
    task: ContactTask;
    body: CompletionRequest;
    contactIds: readonly number[];
    photo: SentPhoto | undefined;
    finishedAt: number;
  };
  /** The Idempotency-Key under which it is sent already. */
  key: () => string;
  request: () => Promise<ContactTask> | undefined;
  /** Is an answer awaited, and not a sign-in? */
  isAsked: () => boolean;
  /** Settles when there is an answer to this try, or nobody waits for one; nothing where it is not sent. */
  ended: Promise<unknown> | undefined;
}

/** Something finished before waits on this phone: what comes after goes behind it, so that all arrives in order. */
export const isBehindOthers = (): boolean => outboxState.get().entries.some(isWaiting);

/** Settles when the completion is kept on this phone and the guest goes on; never, while there is hope for an answer or no place to keep it. */
export async function keepInstead(mine: Keepable): Promise<{ keptAs: ContactTask }> {
  const isBehind = mine.ended === undefined;
  let hasEnded = false;
  void mine.ended?.then(() => {
    hasEnded = true;
  });
  if (!isBehind) await patience();
  const outbox = await outboxHere();
  if (!outbox || hasEnded || !mine.isAsked()) return never;
  const entry = entryOf(mine.completion, mine.key());
  const kept = await outbox.add(entry, mine.completion.photo?.picture, isBehind ? undefined : mine.request());
  // The answer came while it was put away.
  if (hasEnded) await outbox.drop(kept);
  return hasEnded ? never : { keptAs: finishedTask(entry) };
}

const never = new Promise<never>(() => undefined);

/** No time at all where the phone itself says that there is no connection. */
function patience(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('offline', end);
      resolve();
    };
    const timer = setTimeout(end, patienceMs);
    window.addEventListener('offline', end);
  });
}

function entryOf({ task, body, contactIds, photo, finishedAt }: Keepable['completion'], key: string): Entry {
  return {
    key,
    body,
    task,
    contactIds: contactIds.length > 0 ? contactIds : [task.contact.contactId],
    selection: readSelection(),
    drafts: draftsOf(task.id),
    language: spokenLanguage(),
    finishedAt,
    ...(photo && { upload: { fields: photo.fields } }),
  };
}
