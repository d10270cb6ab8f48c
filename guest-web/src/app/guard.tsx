import { useExternalStore } from '@arrival/web/external-store';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useErrorWords } from '../lib/error-words';
import { isProblem } from '../lib/problem';
import { sessionExpired } from '../lib/session';
import { useSettings } from '../lib/settings';
import { signIn } from '../lib/sign-in';
import { useSession } from '../lib/use-session';
import { useOwnDocument } from '../lib/vendor-document';
import { PageSpinner } from '../ui/spinner';
import { shell } from '../words/shell';
import { useWords } from '../words/words';
import { FailurePage } from './failure-page';

const SessionExpiredDialog = lazy(() =>
  import('./session-expired-dialog').then((module) => ({ default: module.SessionExpiredDialog })),
);
const SilentRenewal = lazy(() => import('./silent-renewal').then((module) => ({ default: module.SilentRenewal })));

/** Everything behind it needs a signed-in guest (spec §2). Without one it leaves for sign-in and remembers the way back. */
export function Guard() {
  const isOwnDocument = useOwnDocument();
  const session = useSession();
  const hasExpired = useExternalStore(sessionExpired);
  const { automaticSilentRenew } = useSettings().frontEndSettings.oidcSettings;
  if (!isOwnDocument) return <PageSpinner />;
  if (!session) return <LeaveForSignIn />;
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        {automaticSilentRenew && <SilentRenewal />}
        {hasExpired && <SessionExpiredDialog />}
      </Suspense>
    </>
  );
}

function LeaveForSignIn() {
  const words = useWords(shell);
  const errorWords = useErrorWords();
  const { pathname, search } = useLocation();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt leaves anew
  useEffect(() => {
    let isWanted = true;
    setFailure(undefined);
    signIn(pathname + search).catch((error: unknown) => isWanted && setFailure(error));
    return () => {
      isWanted = false;
    };
  }, [pathname, search, attempt]);
  if (failure === undefined) return <PageSpinner label={words.takingToSignIn} />;
  return (
    <FailurePage title={words.noSignIn} onRetry={() => setAttempt(attempt + 1)}>
      {isProblem(failure) ? errorWords(failure) : words.inAMoment}
    </FailurePage>
  );
}
