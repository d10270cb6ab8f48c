import { safeRedirectPath } from '../sign-in/redirect-path';

/** The present address for another browser: only its path; what stands behind `?` or `#` may be a secret. */
export function addressToGoOn({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return origin + (safeRedirectPath(pathname, origin) ?? '/');
}

/**
 * A link that Android opens in Chrome, also out of the window of another app. Whether it is needed was found out before, by trying; only
 * the link itself is known to Android alone.
 */
export function chromeLink(address: string, userAgent: string): string | undefined {
  if (!/android/i.test(userAgent)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(address)};end`;
}
