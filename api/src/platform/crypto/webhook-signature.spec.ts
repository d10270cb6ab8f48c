import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, verifiedMessage, webhookHeaders } from './webhook-signature';

const now = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ id: randomUUID(), type: 'waiver.signed', data: { contactId: 7, name: 'Zoë — "ok"\n' } });
const secret = newWebhookSecret();
const headersAt = (timestamp: number, secrets = [secret]) => webhookHeaders({ id: 'one', timestamp, body }, secrets);

test('the reference library takes what we sign', () => {
  expect(new Webhook(secret).verify(body, headersAt(now()))).toEqual(JSON.parse(body));
});

test('while two secrets are valid, a receiver with either of them takes it', () => {
  const other = newWebhookSecret();
  const headers = headersAt(now(), [other, secret]);
  for (const known of [secret, other]) expect(new Webhook(known).verify(body, headers)).toBeDefined();
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow('No matching signature');
});

test('a body that was written anew, another id and another secret are refused', () => {
  const webhook = new Webhook(secret);
  expect(() => webhook.verify(JSON.stringify(JSON.parse(body), null, 1), headersAt(now()))).toThrow(
    'No matching signature',
  );
  expect(() => webhook.verify(body, { ...headersAt(now()), 'webhook-id': 'two' })).toThrow('No matching signature');
});

test.each([
  [-400, 'too old'],
  [400, 'too new'],
])('a message from %i s away is refused', (seconds, why) => {
  expect(() => new Webhook(secret).verify(body, headersAt(now() + seconds))).toThrow(why);
});

describe('what others sign', () => {
  const bytes = Buffer.from(body);
  const verified = (headers: Record<string, unknown>, sent = bytes, known = secret) =>
    verifiedMessage(headers, sent, known, new Date());

  test('by the reference library, or with a secret of another kind, is taken as it was sent', () => {
    const timestamp = now();
    const signature = new Webhook(secret).sign('msg_1', new Date(timestamp * 1000), body);
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
    expect(verified(headers)).toEqual({ id: 'msg_1', timestamp, body });
    expect(verified({ ...headers, 'webhook-signature': `v1a,unknown v1,AAAA ${signature}` })?.id).toBe('msg_1');
    const typed = webhookHeaders({ id: 'one', timestamp, body }, ['a secret that somebody typed']);
    expect(verified(typed, bytes, 'a secret that somebody typed')?.id).toBe('one');
  });

  test('forged, written anew, under another id or another time, it is not', () => {
    const headers = headersAt(now());
    expect(verified(headers)).toBeDefined();
    expect(verified(headers, bytes, newWebhookSecret())).toBeUndefined();
    expect(verified(headers, Buffer.from(JSON.stringify(JSON.parse(body), null, 1)))).toBeUndefined();
    expect(verified({ ...headers, 'webhook-id': 'two' })).toBeUndefined();
    expect(verified({ ...headers, 'webhook-timestamp': String(now() - 10) })).toBeUndefined();
    expect(verified({ ...headers, 'webhook-signature': '' })).toBeUndefined();
  });

  test.each([-301, 301])('nor from %i s away, however well it is signed', (seconds) => {
    const at = new Date(1_800_000_000_000);
    const headers = headersAt(1_800_000_000 + seconds);
    expect(verifiedMessage(headers, bytes, secret, at)).toBeUndefined();
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('nor without %s', (name) => {
    expect(verified({ ...headersAt(now()), [name]: undefined })).toBeUndefined();
    expect(verified({ ...headersAt(now()), [name]: ['a', 'b'] })).toBeUndefined();
  });
});
