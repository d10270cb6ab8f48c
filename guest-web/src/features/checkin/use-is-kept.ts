import type { ContactTask } from '@arrival/contracts';
import { useExternalStore } from '@arrival/web/external-store';
import { isWaiting } from '../../lib/kept/entry';
import { outboxState } from '../../lib/kept/outbox-state';

/** What was finished here and has not been sent yet; one signature may be for several people. */
export function useIsKept(): (task: ContactTask) => boolean {
  const { entries } = useExternalStore(outboxState);
  return ({ taskId, contact }) =>
    entries.some(
      (entry) => isWaiting(entry) && entry.task.taskId === taskId && entry.contactIds.includes(contact.contactId),
    );
}
