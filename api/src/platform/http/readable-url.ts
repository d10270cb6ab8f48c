import type { IncomingMessage } from 'node:http';

const IN_API = /^\/api\//i;
const ORIGIN = /^https?:\/\/[^/?#]+(?=[/?]|$)/i;
/** Letters, digits and `-._~`: encoded or not they are the same address (RFC 3986 §2.3). */
const ENCODED_PLAINLY = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * The address as the router understands it: without a proxy's origin before it, and with plain characters written plainly. Checks that
 * look at it would otherwise not know a path of the API that the router finds.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/') && !url.includes('%')) return url;
  const [path = '', ...query] = withoutOrigin(url).split(/(?=[?#])/);
  return [readablePath(path), ...query].join('');
}

function withoutOrigin(url: string): string {
  const rest = url.replace(ORIGIN, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
}

/** A guest with a broken link meets the app, which says that it knows no such page, instead of a problem document. */
function readablePath(path: string): string {
  try {
    decodeURIComponent(path);
    return path.replace(ENCODED_PLAINLY, decodeURIComponent);
  } catch {
    return IN_API.test(path) ? path : path.replaceAll('%', '%25');
  }
}
