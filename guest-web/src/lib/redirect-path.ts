import { guestRoutes } from '@arrival/contracts';

// Doors of the sign-in itself: coming back to them would go round in circles.
const neverBackTo = [
  '/',
  '/welcome',
  '/logout',
  '/access-denied',
  '/oidc-callback',
  '/oidc-callback-error',
  '/oidc-silent-renew',
];
const patterns = guestRoutes
  .filter((route) => !neverBackTo.includes(route.path))
  .map((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** The path if it is one of our own pages on this origin, otherwise nothing (quality.md §3: sign-in never leads elsewhere). */
export function safeRedirectPath(path: unknown, origin: string): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(path, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || !patterns.some((pattern) => pattern.test(url.pathname))) return undefined;
  return url.pathname + url.search;
}
