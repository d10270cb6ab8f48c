import { useEffect } from 'react';
import { renewalWait } from '../lib/sign-in/renewal-wait';
import { renewSession } from '../lib/sign-in/silent-sign-in';
import { useSession } from '../lib/sign-in/use-session';

/**
 * Where the operator has it on (`OIDC_SILENT_RENEW`; spec §9: off): a new token shortly before the present one ends, while the page is
 * looked at. When that does not work nothing is said; the page asks to sign in again as it does without.
 */
export function SilentRenewal() {
  const expiresAt = useSession()?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const stop = renewBefore(expiresAt);
    return stop;
  }, [expiresAt]);
  return null;
}

/** Tries once; the answer to stop. */
function renewBefore(expiresAt: number): () => void {
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renewIfSeen);
  };
  const renewIfSeen = () => {
    if (document.visibilityState !== 'visible') return;
    stop();
    renewSession().catch((error: unknown) => console.info('Silent renewal did not work', error));
  };
  const timer = setTimeout(
    () => {
      document.addEventListener('visibilitychange', renewIfSeen);
      renewIfSeen();
    },
    renewalWait(expiresAt - Date.now()),
  );
  return stop;
}
