import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { startAnalytics, warnWithoutInsights } from '../lib/analytics';
import { errorWords, isProblem } from '../lib/problem';
import { session } from '../lib/session';
import { type Settings, SettingsContext, settingsQuery } from '../lib/settings';
import { applyTheme } from '../lib/theme/apply-theme';
import { configureTransport } from '../lib/transport';
import { Backdrop } from './backdrop';
import { FailurePage } from './failure-page';

/** Waits for the client settings: texts, theme and addresses come from there, and nothing is shown in a look that is not the resort's. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data: settings, error, refetch, isFetching } = useQuery(settingsQuery);
  useLayoutEffect(() => {
    if (settings) apply(settings);
  }, [settings]);
  if (settings) return <SettingsContext value={settings}>{children}</SettingsContext>;
  if (!error) return <Backdrop tall />;
  return (
    <FailurePage
      title="We cannot reach the resort"
      onRetry={() => void refetch()}
      isBusy={isFetching}
      referenceId={isProblem(error) ? error.traceId : undefined}
    >
      {errorWords(error)}
    </FailurePage>
  );
}

function apply(settings: Settings): void {
  configureTransport({ baseUrl: settings.frontEndSettings.baseUrl.replace(/\/$/, '') });
  applyTheme(settings);
  startAnalytics(settings.googleAnalyticsTagId);
  const { cookieConsentScript, cookieConsentStyles } = settings;
  if (cookieConsentScript || cookieConsentStyles) {
    // Few resorts have one: everybody else's first paint does without it.
    void import('../lib/cookie-consent').then(({ addCookieConsent }) =>
      addCookieConsent(cookieConsentScript, cookieConsentStyles, session.get() !== undefined),
    );
  }
  warnWithoutInsights(settings.applicationInsightsKey);
}
