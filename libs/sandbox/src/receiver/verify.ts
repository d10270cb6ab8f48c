import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const FIVE_MINUTES = 300;

/** Whether a message is signed with one of the secrets and of these minutes (Standard Webhooks). */
export function isSigned(headers: IncomingHttpHeaders, body: string, secrets: Iterable<string>): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < FIVE_MINUTES)) return false;
  const given = String(signature)
    .split(' ')
    .map((one) => Buffer.from(one.replace(/^v1,/, ''), 'base64'));
  return [...secrets].some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${timestamp}.${body}`)
      .digest();
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}
