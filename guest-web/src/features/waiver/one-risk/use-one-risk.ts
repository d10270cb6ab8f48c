import type { OneRiskMessage, OneRiskSigning, WaiverContactTask } from '@arrival/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TaskStep } from '../../../lib/completion/checkin-context';
import { householdChanged } from '../../../lib/household';
import { signingsQuery } from '../../../lib/one-risk/signings';
import { track } from '../../../lib/vendors/analytics';
import type { Signing } from '../signing';
import { goOn as goOnFrom } from './go-on';
import { claim, pageQuery, signingFor } from './requests';

type InterfaceError = Extract<OneRiskMessage, { type: 'ERROR' }>;

/** One waiver with the partner, from the first page to what the partner itself says of it (spec §4, D42). */
export function useOneRisk(checkIn: TaskStep<WaiverContactTask>, signing: Signing, passedTasks: Set<string>) {
  const client = useQueryClient();
  const signings = useQuery(signingsQuery);
  const known = signings.data && signingFor(signings.data, signing);
  const [attempt, setAttempt] = useState(0);
  const [awaited, setAwaited] = useState<string>();
  const [error, setError] = useState<InterfaceError>();
  const [isClosed, setClosed] = useState(false);
  /** What the guest does not wait for any more, and opens anew. */
  const [left, setLeft] = useState<string>();
  const isOf = (state: OneRiskSigning['state']) => known?.state === state && known.reference !== left;
  const isConfirming = isOf('confirming');
  // Also after a reload: the server remembers.
  if (isConfirming && awaited !== known?.reference) setAwaited(known?.reference);
  const isDeclined = isOf('declined');
  const isSigned = known?.state === 'signed' && known.reference === awaited;
  const wantsPage =
    signings.isSuccess && !isConfirming && !isSigned && !isDeclined && !isClosed && !signing.isSignerMinor;
  const page = useQuery({ ...pageQuery(signing, attempt), enabled: wantsPage });

  /** The page has said so, perhaps while its first word is still being claimed. */
  const isAllSigned = useRef(false);
  const claiming = useMutation({
    mutationFn: claim,
    onSuccess: (after, reference) => {
      setAwaited(reference);
      client.setQueryData(signingsQuery.queryKey, after);
    },
  });
  /** A claim outlives this page, going on does not: whoever has pressed Continue meanwhile is not taken along once more. */
  const claimFor = (reference: string) =>
    claiming.mutate(reference, { onSuccess: (after) => isAllSigned.current && goOn(after) });
  const goOn = (known = signings.data) => goOnFrom(checkIn, signing, passedTasks, known);
  const finish = () => {
    void client.invalidateQueries(householdChanged);
    goOn();
  };
  useFinish(isSigned, checkIn, signing, finish);
  const openAgain = () => {
    setClosed(false);
    setLeft(known?.reference);
    isAllSigned.current = false;
    claiming.reset();
    setAttempt((before) => before + 1);
  };
  const hear = (message: Exclude<OneRiskMessage, { type: 'waiversLoaded' }>) => {
    const reference = page.data?.reference;
    if (message.type === 'ERROR') return setError(message);
    if (reference === undefined) return;
    if (message.type === 'allWaiversCompleted') isAllSigned.current = true;
    if (!claiming.isPending) claimFor(reference);
  };
  const closeError = () => {
    setError(undefined);
    setClosed(true);
  };
  return {
    signings,
    page,
    claiming,
    claimFor,
    error,
    closeError,
    hear,
    openAgain,
    goOn: () => goOn(),
    isConfirming: isConfirming || isSigned,
    isNotSigned: isClosed,
    isDeclined,
  };
}

/** What the server knows to be signed is done here too; then the next one, or on. */
function useFinish(
  isSigned: boolean,
  checkIn: TaskStep<WaiverContactTask>,
  { tasks }: Signing,
  finish: () => void,
): void {
  const isFinished = useRef(false);
  useEffect(() => {
    if (!isSigned || isFinished.current) return;
    isFinished.current = true;
    const ids = tasks.map(({ id }) => id);
    checkIn.change(ids, { isComplete: true, isReadOnly: true, isSkipped: false });
    track('signWaiver', tasks[0]?.task.posWaiverId ?? undefined);
    finish();
  }, [isSigned, checkIn, tasks, finish]);
}
