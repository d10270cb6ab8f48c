import { isOutsidePage } from '@arrival/contracts';
import type { AppConfig } from '../../../config/app-config';

/** The one analytics product that a resort may switch on with its tag id (spec §3). */
const ANALYTICS =
  'https://www.googletagmanager.com https://*.google-analytics.com https://analytics.google.com https://*.analytics.google.com';
const INSIGHTS = 'https://*.in.applicationinsights.azure.com https://dc.services.visualstudio.com';

/** Shown by our own pages: the hidden frame of a silent sign-in, the console's preview, the frame that analytics run in. */
const FRAMED = /^\/(oidc-silent-renew\/?|preview\.html|analytics\.html)$/i;
const ANALYTICS_FRAME = '/analytics.html';

const joined = (...directives: string[]): string => directives.join('; ');
const withHosts = (hosts: readonly string[]): string => hosts.map((host) => ` https://${host}`).join('');

/** An origin of its own that nothing of ours can be reached from. */
const frameOfAnalytics = (nonce: string): string =>
  joined(
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${ANALYTICS}`,
    `connect-src ${ANALYTICS}`,
    `img-src ${ANALYTICS}`,
    'sandbox allow-scripts',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  );

/** What the settings allow beyond what is always allowed. */
export interface AllowedOutside {
  /** Hosts of the consent vendor's script, for pages without token and form. */
  readonly consentHosts: readonly string[];
  /** Origins whose pages the guests' app may frame, on all others. */
  readonly frames: readonly string[];
}

/** The content security policy of a page by its path and nonce: own scripts, the sign-in provider, the pictures of theme and texts. */
export function pagePolicy(
  config: Pick<AppConfig, 'oidc' | 'client'>,
): (path: string, nonce: string, allowed: AllowedOutside) => string {
  const provider = new URL(config.oidc.issuer).origin;
  const insights = config.client.applicationInsightsKey ? ` ${INSIGHTS}` : '';
  return (path, nonce, { consentHosts, frames }) => {
    if (path === ANALYTICS_FRAME) return frameOfAnalytics(nonce);
    const vendor = isOutsidePage(path) ? withHosts(consentHosts) : '';
    const framed = frames.map((origin) => ` ${origin}`).join('');
    return joined(
      "default-src 'self'",
      `script-src 'self'${vendor} 'nonce-${nonce}'`,
      `style-src 'self'${vendor} 'unsafe-inline'`,
      "img-src 'self' data: blob: https:",
      `font-src 'self'${vendor}`,
      `connect-src 'self' ${provider}${insights}${vendor}`,
      `frame-src 'self' ${provider}${vendor}${framed}`,
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self' ${provider}`,
      `frame-ancestors ${FRAMED.test(path) ? "'self'" : "'none'"}`,
      'report-uri /api/csp-reports',
    );
  };
}
