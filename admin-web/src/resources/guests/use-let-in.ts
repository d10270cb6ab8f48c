import type { CounterNow, LetIn } from '@arrival/contracts';
import { useState } from 'react';
import { useJson } from '../../data/use-json';

/** What a household has under way at the counter, as far as staff have seen it, and what is to replace it. */
export function useLetIn(guestId: number) {
  const { data, error, refetch, isFetchedAfterMount } = useJson<CounterNow>(`/api/admin/guests/${guestId}/counter`);
  const [given, setGiven] = useState<LetIn>();
  const [replaced, replace] = useState<string>();
  // What was known when the dialog was open before may have ended, or begun, since.
  const now = isFetchedAfterMount && !error ? data : undefined;
  const sessionId = given?.sessionId ?? now?.session?.sessionId;
  // What staff have not seen yet is shown, not replaced.
  const shownId = sessionId === replaced ? undefined : sessionId;
  const isNew = shownId ? given !== undefined : replaced !== undefined || now !== undefined;
  const lookAgain = async () => {
    await refetch();
    setGiven(undefined);
    replace(undefined);
  };
  return { given, setGiven, replaced, replace, shownId, isNew, error, lookAgain };
}
