import { isOutsidePage } from '@arrival/contracts';
import { useExternalStore } from '@arrival/web/external-store';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../lib/settings';
import { useSession } from '../lib/sign-in/use-session';
import { startAnalytics, stopAnalytics } from '../lib/vendors/analytics';
import { consent } from '../lib/vendors/consent';

/** The address that this document was opened at, however far a guest was led on since: its policy names the hosts of the consent script, or not. */
const openedAt = (): string => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;
/** Addresses that carry a code: nothing is counted there. */
const carriesCode = (path: string): boolean => /^\/(oidc-|connect|logout|sign|counter|family-code)/i.test(path);

/** What is not ours: the resort's consent script outside, analytics in a frame of their own once they are allowed (spec §3, D58). */
export function OutsideScripts() {
  const { cookieConsentScript, cookieConsentStyles, googleAnalyticsTagId, applicationInsightsKey } = useSettings();
  const { pathname } = useLocation();
  const isSignedIn = useSession() !== undefined;
  const isGranted = useExternalStore(consent) ?? false;
  const hasConsentScript = Boolean(cookieConsentScript);
  const asks = isOutsidePage(pathname) && !isSignedIn && Boolean(cookieConsentScript || cookieConsentStyles);
  const counts = !carriesCode(pathname) && (isGranted || !hasConsentScript);

  useEffect(() => {
    if (!asks) return;
    if (!isOutsidePage(openedAt())) location.reload();
    // Few resorts have one: everybody else's first paint does without it.
    else
      void import('../lib/vendors/cookie-consent').then(({ addCookieConsent }) =>
        addCookieConsent(cookieConsentScript, cookieConsentStyles),
      );
  }, [asks, cookieConsentScript, cookieConsentStyles]);

  useEffect(() => {
    if (googleAnalyticsTagId && counts) startAnalytics(googleAnalyticsTagId);
    else stopAnalytics();
  }, [googleAnalyticsTagId, counts]);

  useEffect(() => {
    if (applicationInsightsKey)
      void import('../lib/vendors/insights').then(({ watch }) => watch(applicationInsightsKey));
    else console.warn('No application insights key is set');
  }, [applicationInsightsKey]);

  return null;
}
