import { isOutsidePage } from '@arrival/contracts';
import type { FastifyReply } from 'fastify';
import type { AppConfig } from '../../../config/app-config';
import { orWithout } from '../or-without';
import { newNonce } from '../security-headers';
import { type AllowedOutside, pagePolicy } from './page-policy';

/** Leaving takes along what this site keeps in the browser: also what a page that is open in another tab has forgotten about. */
const LOGOUT = /^\/logout\/?$/i;

/** Asked for each page that is served; who fails allows nothing. */
export type AskAllowed = { readonly [Name in keyof AllowedOutside]: () => Promise<AllowedOutside[Name]> };

/** Sends a page's HTML under a nonce and a policy of its own. `path`: the one that was asked for. */
export function pageSender(config: AppConfig, ask: AskAllowed) {
  const policy = pagePolicy(config);
  // The page comes all the same when the settings cannot be read, without what others bring to it.
  const consentHosts = orWithout('consent hosts', ask.consentHosts, []);
  const frames = orWithout('frames of others', ask.frames, []);
  const allowedAt = async (path: string): Promise<AllowedOutside> =>
    isOutsidePage(path)
      ? { consentHosts: await consentHosts(), frames: [] }
      : { consentHosts: [], frames: await frames() };
  return async (reply: FastifyReply, path: string, page: string, status: number): Promise<FastifyReply> => {
    const nonce = newNonce();
    // Asked for by the page once it is sure: what only this phone has is not taken away by an address alone.
    if (LOGOUT.test(path) && reply.request.method === 'HEAD') reply.header('clear-site-data', '"storage"');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(path, nonce, await allowedAt(path)),
      })
      .send(withNonce(page, nonce));
  };
}

/** Every script and module link of the page gets the nonce of this answer. */
function withNonce(page: string, nonce: string): string {
  return page.replaceAll('__CSP_NONCE__', nonce).replace(/<(script|style)(?![^>]*\snonce=)/g, `<$1 nonce="${nonce}"`);
}
