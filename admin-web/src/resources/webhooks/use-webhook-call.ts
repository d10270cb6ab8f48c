import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { callJson } from '../../data/transport';

/** Calls `/api/admin/webhooks/{id}/{verb}`, says what follows, and reads the page anew. */
export function useWebhookCall() {
  const id = useRecordContext()?.id;
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const call = async <Answer>(verb: string, then?: (answer: Answer) => string | undefined): Promise<void> => {
    setBusy(true);
    try {
      const answer = await callJson<Answer>(`/api/admin/webhooks/${id}/${verb}`, { method: 'POST' });
      const words = then?.(answer);
      if (words) notify(words, { type: 'success' });
      refresh();
      await client.invalidateQueries({ queryKey: ['json'] });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { call, isBusy };
}
