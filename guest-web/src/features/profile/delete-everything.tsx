import type { ErasedHousehold } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../lib/api/problem';
import { call } from '../../lib/api/transport';
import { Button } from '../../ui/button';
import { useWords } from '../../words/words';
import { yourData } from '../../words/your-data';
import { AskErasure } from './ask-erasure';
import { YourDataRefused } from './your-data-refused';

const patienceMs = 30_000;

/** Asks, deletes, and signs out. Who comes back from the sign-in that it needed has agreed before: one press is left. */
export function DeleteEverything({ isBack }: { isBack: boolean }) {
  const words = useWords(yourData);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(isBack);
  const erasure = useMutation({
    mutationFn: erase,
    onSuccess: (erased) => void navigate('/logout', { replace: true, state: { erased } }),
  });
  const isRefused = erasure.isError && !isProblem(erasure.error, 'auth.required');
  const isUnderWay = erasure.isPending || erasure.isSuccess;
  const close = () => {
    setAsking(false);
    erasure.reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      {isAsking && !isRefused && (
        <AskErasure
          isAgreed={isBack || isUnderWay}
          isUnderWay={isUnderWay}
          onClose={close}
          onConfirm={() => erasure.mutate()}
        />
      )}
      <YourDataRefused
        asked="delete"
        title={words.notDeleted}
        failure={erasure.error}
        isBack={isBack}
        onClose={close}
        onRetry={() => erasure.mutate()}
      />
    </>
  );
}

/** Nothing to tell when the family is gone already: an answer before this one was lost on its way. */
async function erase(): Promise<Partial<ErasedHousehold>> {
  try {
    return (await (await call('POST', '/api/profile/erasure', { timeoutMs: patienceMs })).json()) as ErasedHousehold;
  } catch (error) {
    if (isProblem(error, 'contact.unknown')) return {};
    throw error;
  }
}
