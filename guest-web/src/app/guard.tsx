import { useExternalStore } from '@arrival/web/external-store';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { sessionExpired } from '../lib/session';
import { useSettings } from '../lib/settings';
import { useSession } from '../lib/use-session';
import { useOwnDocument } from '../lib/vendor-document';
import { PageSpinner } from '../ui/spinner';

// Whoever is signed in sees none of these.
const LeaveForSignIn = lazy(() => import('./leave-for-sign-in').then((module) => ({ default: module.LeaveForSignIn })));
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
  if (!session)
    return (
      <Suspense fallback={<PageSpinner />}>
        <LeaveForSignIn />
      </Suspense>
    );
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
