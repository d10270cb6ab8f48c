import { apiRoutes } from '@arrival/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { get } from '../lib/transport';
import { PageSpinner } from '../ui/spinner';
import { FailurePage } from './failure-page';

const patienceMs = 4000;

/**
 * A part of the app that did not come: without a connection that is all there is to say; with one, a new version has taken its place (D53).
 * Comes with the first file: when it is needed, nothing else can be loaded.
 */
export function LostPart({ actions }: { actions: ReactNode }) {
  const [isReachable, setReachable] = useState<boolean>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    get(apiRoutes.clientSettings, { timeoutMs: patienceMs }).then(
      () => (attempt > 0 ? location.reload() : isWanted && setReachable(true)),
      () => isWanted && setReachable(false),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  if (isReachable === undefined) return <PageSpinner />;
  if (isReachable)
    return (
      <FailurePage title="There is a new version" onRetry={() => location.reload()} retryLabel="Reload" actions={actions}>
        This part of the app could not be loaded. Reload to go on where you were; what you have saved is safe.
      </FailurePage>
    );
  return (
    <FailurePage title="No connection" onRetry={() => setAttempt(attempt + 1)} actions={actions}>
      This page needs a connection the first time it is opened. What you have saved is safe.
    </FailurePage>
  );
}
