import { apiRoutes } from '@arrival/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { get } from '../lib/api/transport';
import { PageSpinner } from '../ui/spinner';
import { shell } from '../words/shell';
import { useWords } from '../words/words';
import { FailurePage } from './failure-page';

const patienceMs = 4000;

/**
 * A part of the app that did not come: without a connection that is all there is to say; with one, a new version has taken its place (D53).
 * Comes with the first file: when it is needed, nothing else can be loaded.
 */
export function LostChunk({ actions }: { actions: ReactNode }) {
  const words = useWords(shell);
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
      <FailurePage
        title={words.newVersion}
        onRetry={() => location.reload()}
        retryLabel={words.reload}
        actions={actions}
      >
        {words.newVersionWhy}
      </FailurePage>
    );
  return (
    <FailurePage title={words.noConnection} onRetry={() => setAttempt(attempt + 1)} actions={actions}>
      {words.noConnectionWhy}
    </FailurePage>
  );
}
