import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isUnknown } from '../../data/use-json';
import { checksPath } from './checks-path';

type Act = () => Promise<unknown>;

/** Retries and discards what failed, and says so. Nothing else is asked meanwhile; of several, one that somebody else has settled stops nobody. */
export function useSettle(readAgain: Act) {
  const notify = useNotify();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const settle = async (acts: readonly Act[], done: string) => {
    setBusy(true);
    try {
      for (const act of acts)
        await act().catch((error: unknown) => {
          if (acts.length === 1 || !isUnknown(error)) throw error;
        });
      notify(done, { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    await readAgain();
    setBusy(false);
    // They ask much else besides: nobody waits for them.
    void client.invalidateQueries({ queryKey: ['json', checksPath] });
  };
  return { isBusy, settle };
}
