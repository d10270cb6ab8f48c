import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, as Standard Webhooks writes it: 32 random bytes. */
export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

export interface SignedMessage {
  readonly id: string;
  /** Of this try, in seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** A secret of Standard Webhooks is base64 behind its prefix; one that somebody else thought of counts as it is written. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret, 'utf8');

const signatureOf = (secret: string, { id, timestamp, body }: SignedMessage): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** The three headers of Standard Webhooks; each valid secret signs, so that a receiver may change over in its own time. */
export function webhookHeaders(message: SignedMessage, secrets: readonly string[]): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
  };
}

const WINDOW_SECONDS = 300;
const LONGEST_ID = 200;

/** What was sent, when it is signed with the secret and of these five minutes, before or after; `body` are the very bytes that came. */
export function verifiedMessage(
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
  secret: string,
  now: Date,
): SignedMessage | undefined {
  const { 'webhook-id': id, 'webhook-timestamp': stamp, 'webhook-signature': given } = headers;
  if (typeof id !== 'string' || typeof stamp !== 'string' || typeof given !== 'string') return undefined;
  if (!/^[!-~]+$/.test(id) || id.length > LONGEST_ID || !/^\d{1,12}$/.test(stamp)) return undefined;
  const message = { id, timestamp: Number(stamp), body: body.toString('utf8') };
  if (Math.abs(now.getTime() / 1000 - message.timestamp) > WINDOW_SECONDS) return undefined;
  const expected = Buffer.from(signatureOf(secret, message));
  const isSigned = given
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  return isSigned && Buffer.from(message.body, 'utf8').equals(body) ? message : undefined;
}
