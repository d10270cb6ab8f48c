import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** Whether a message is signed with one of the secrets and of these minutes (Standard Webhooks). */
export const isSigned = (headers: IncomingHttpHeaders, body: string, secrets: Iterable<string>): boolean =>
  [...secrets].some((secret) => isSignedWith(secret, headers as Record<string, string>, body));

/** The library throws, also at a secret that is none. */
function isSignedWith(secret: string, headers: Record<string, string>, body: string): boolean {
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
