import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { beginAtCounter } from '../../lib/counter';
import { useSession } from '../../lib/use-session';
import { PageSpinner } from '../../ui/spinner';
import { counter } from '../../words/counter';
import { useWords } from '../../words/words';
import { CodeForm } from './code-form';

/** /counter: a device that others use waits for the code with which staff let a household in (D69). */
export function CounterPage() {
  const words = useWords(counter);
  const opening = useMutation({ mutationFn: beginAtCounter });
  const isScanned = useScannedCode(opening.mutate);
  const isInside = useSession()?.isAtCounter === true;
  if (isScanned || opening.isPending) return <PageSpinner label={words.opening} />;
  if (isInside) return <Navigate to="/home" replace />;
  return <CodeForm error={opening.error} onCode={opening.mutate} />;
}

/** A code that was scanned stands behind the `#`, which no server is told; it is taken once, and out of the address bar. */
function useScannedCode(onCode: (code: string) => void): boolean {
  const scanned = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const taken = useRef('');
  useEffect(() => {
    if (!scanned || taken.current === scanned) return;
    taken.current = scanned;
    onCode(scanned);
    void navigate('/counter', { replace: true });
  }, [scanned, onCode, navigate]);
  return scanned !== '';
}
