import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useExternalStore } from '../lib/external-store';
import { errorWords } from '../lib/problem';
import { sessionExpired } from '../lib/session';
import { useSettings } from '../lib/settings';
import { signIn } from '../lib/sign-in';
import { useSession } from '../lib/use-session';
import { useOwnDocument } from '../lib/vendor-document';
import { PageSpinner } from '../ui/spinner';
import { FailurePage } from './failure-page';

const SessionExpiredDialog = lazy(() => import('./session-expired-dialog').then((module) => ({ default: module.SessionExpiredDialog })));
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
  if (failure === undefined) return <PageSpinner label="Taking you to sign in" />;
  return (
    <FailurePage title="Sign-in is not available right now" onRetry={() => setAttempt(attempt + 1)}>
      {failure instanceof Error && failure.name === 'ProblemError' ? errorWords(failure) : 'Please try again in a moment.'}
    </FailurePage>
  );
}
