import { useExternalStore } from '@arrival/web/external-store';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { onDemand } from '../lib/browser/on-demand';
import { useSettings } from '../lib/settings';
import { sessionExpired } from '../lib/sign-in/session';
import { useSession } from '../lib/sign-in/use-session';
import { useOwnDocument } from '../lib/vendors/vendor-document';
import { PageSpinner } from '../ui/spinner';

// Whoever is signed in sees none of these.
const LeaveForSignIn = onDemand(() => import('./leave-for-sign-in').then((module) => module.LeaveForSignIn));
const SessionExpiredDialog = onDemand(() =>
  import('./session-expired-dialog').then((module) => module.SessionExpiredDialog),
);
const SilentRenewal = onDemand(() => import('./silent-renewal').then((module) => module.SilentRenewal));

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
