import { guestPages } from '@arrival/contracts';

const patterns = guestPages.map((page) => new RegExp(`^${page.replace('*', '.+').replace(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** The path if it is one of our own pages on this origin, otherwise nothing (Q3: sign-in never leads elsewhere). */
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
