import { ApplicationInsights } from '@microsoft/applicationinsights-web';

let isWatching = false;

/**
 * Application insights for operators who set a key or connection string (spec §3, D53): failures of the app, without cookies, calls,
 * addresses or anything else that belongs to a guest.
 */
export function watch(key: string): void {
  if (isWatching) return;
  isWatching = true;
  const insights = new ApplicationInsights({
    config: {
      ...(key.includes('=') ? { connectionString: key } : { instrumentationKey: key }),
      disableCookiesUsage: true,
      disableFetchTracking: true,
      disableAjaxTracking: true,
      disableCorrelationHeaders: true,
      isStorageUseDisabled: true,
      enableUnhandledPromiseRejectionTracking: true,
      extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '' } },
    },
  });
  insights.addTelemetryInitializer((item) => {
    for (const data of [item.data, item.baseData]) {
      if (data) for (const name of ['uri', 'url', 'refUri', 'URI']) delete data[name];
    }
    if (item.ext?.trace) item.ext.trace.name = page();
  });
  insights.loadAppInsights();
  insights.trackPageView({ name: page(), uri: page() });
}

/** The first part of the path: no code, no id. */
const page = (): string => `/${location.pathname.split('/')[1] ?? ''}`;
