import { randomBytes } from 'node:crypto';
import type { AppConfig } from '../../config/app-config';

/** The hosts of the one analytics product that a resort may switch on with its tag id (spec §3). */
const ANALYTICS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
const INSIGHTS = ['https://js.monitor.azure.com', 'https://*.in.applicationinsights.azure.com', 'https://dc.services.visualstudio.com'];

/** Sent with every answer; pages replace the policy by their own with a nonce. */
export const baseHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

export const newNonce = (): string => randomBytes(16).toString('base64');

/** The content security policy of a page: own scripts and those with the nonce, the sign-in provider, images of the theme. */
export function pagePolicy(config: Pick<AppConfig, 'oidc' | 'appInsightsKey'>): (nonce: string) => string {
  const provider = new URL(config.oidc.issuer).origin;
  const insights = config.appInsightsKey ? INSIGHTS : [];
  const after = [
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${[provider, ...ANALYTICS, ...insights].join(' ')}`,
    `frame-src 'self' ${provider}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${provider}`,
    "frame-ancestors 'self'",
  ].join('; ');
  const scripts = ["'self'", ...ANALYTICS.slice(0, 1), ...insights.slice(0, 1)].join(' ');
  return (nonce) => `default-src 'self'; script-src ${scripts} 'nonce-${nonce}'; ${after}`;
}
