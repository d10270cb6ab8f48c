import { useExternalStore } from '@arrival/web/external-store';
import { useMemo } from 'react';
import { isWaiting } from '../../lib/kept/entry';
import { outboxState } from '../../lib/kept/outbox-state';
import type { IsUnsent } from './member-state';

/** Whose tasks wait on this phone. */
export function useUnsent(): IsUnsent {
  const { entries } = useExternalStore(outboxState);
  return useMemo(() => {
    const waiting = entries.filter(isWaiting);
    return (contactId, taskId) =>
      waiting.some(({ task, contactIds }) => task.taskId === taskId && contactIds.includes(contactId));
  }, [entries]);
}
