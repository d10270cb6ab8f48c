import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, webhookHeaders } from './webhook-signature';

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
