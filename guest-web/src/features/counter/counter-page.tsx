import { useExternalStore } from '@arrival/web/external-store';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { beginAtCounter, forgetFamily, handingBack, isSomebodyLeft } from '../../lib/counter/counter';
import { useSession } from '../../lib/sign-in/use-session';
import { useOwnDocument } from '../../lib/vendors/vendor-document';
import { PageSpinner } from '../../ui/spinner';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';
import { CodeForm } from './code-form';

/** /counter: a device that others use waits for the code with which staff let a household in (D69). */
export function CounterPage() {
  const isInside = useSession()?.isAtCounter === true;
  const isOwnDocument = useOwnDocument();
  const isHandingBack = useExternalStore(handingBack);
  const [isLeft] = useState(() => !isInside && isSomebodyLeft());
  useEffect(() => {
    if (!isLeft) return;
    forgetFamily();
    location.reload();
  }, [isLeft]);
  return isOwnDocument && !isLeft && !isHandingBack ? <Waiting isInside={isInside} /> : <PageSpinner />;
}

/** Without the bar nobody could hand the device back: it is there before the family is. */
async function begin(code: string): Promise<void> {
  await import('./counter-bar');
  return beginAtCounter(code);
}

function Waiting({ isInside }: { isInside: boolean }) {
  const words = useWords(counter);
  const { mutate, isPending, error } = useMutation({ mutationFn: begin });
  const isScanned = useScannedCode(mutate);
  if (isScanned || (isInside && isPending)) return <PageSpinner label={words.opening} />;
  if (isInside) return <Navigate to="/home" replace />;
  return <CodeForm error={error} isOpening={isPending} onCode={mutate} />;
}

/** A code that was scanned stands behind the `#`, which no server is told; it is taken once, and out of the address bar. */
function useScannedCode(onCode: (code: string) => void): boolean {
  const scanned = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const taken = useRef('');
  useEffect(() => {
    if (taken.current === scanned) return;
    taken.current = scanned;
    if (!scanned) return;
    onCode(scanned);
    void navigate('/counter', { replace: true });
  }, [scanned, onCode, navigate]);
  return scanned !== '';
}
