import { setTimeout as pause } from 'node:timers/promises';
import type { ArrivalEvent, Webhook, WebhookDeliveryDetail, WebhookWithSecret } from '@arrival/contracts';
import { Webhook as Reference } from 'standardwebhooks';
import { EventsService } from '../../../api/src/domains/webhooks/events.service';
import type { ReceivedMessage } from '../../../libs/sandbox/src/receiver/message';
import { type Receiver, startReceiver } from '../../../libs/sandbox/src/receiver/receiver';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** Events reach those who want them: signed, at least once, under one id, whatever the other side does (issue 9). */
const variables = { WEBHOOK_PRIVATE_TARGETS: '127.0.0.1' };
const ANSWER_WITHIN_MS = 15_000;
let api: TestApi;
let resort: CheckinResort;
let admin: SignedInAgent;
let worker: TestWorker;
let receiver: Receiver;

beforeAll(async () => {
  api = await startApi({ ...variables, ...administratorVariables });
  resort = await buildCheckinResort(api);
  admin = await administrator(api);
  receiver = await startReceiver();
  worker = await startWorker(api.database.url, variables);
  // The worker makes the first report by itself, and tells of it: at once, so that no test hears of it.
  await api.database.rows("insert into outbox (job, payload) values ('reporting.keep', '{}')");
  await until(async () => (await api.database.rows("select from report_generation where state = 'whole'")).length > 0);
  await api.database.rows('delete from event_inbox');
});
afterAll(async () => {
  await worker.close();
  await receiver.stop();
  await api.close();
});
afterEach(async () => {
  for (const table of ['webhook_endpoint', 'event', 'event_inbox', 'outbox'])
    await api.database.rows(`delete from ${table}`);
});

const all = ['contact.task.completed', 'household.checkin.completed', 'waiver.signed', 'report.populated'];
let paths = 0;

/** A new address at the receiver, told of everything. */
async function add(events = all): Promise<WebhookWithSecret & { path: string }> {
  const path = `/hook-${++paths}`;
  const { body, status } = await admin.post('/api/admin/webhooks').send({ url: `${receiver.url}${path}`, events });
  expect(status).toBe(200);
  return { ...body, path };
}
const came = (path: string): readonly ReceivedMessage[] => receiver.messages.filter((message) => message.path === path);
const tell = (count = 1) =>
  api.database.rows(
    `insert into event_inbox (events) select '[{"type": "report.populated", "data": {"rows": 1}}]' from generate_series(1, $1)`,
    [count],
  );
const deliveries = async (id: number): Promise<WebhookDeliveryDetail[]> => {
  const { body } = await admin.get(`/api/admin/webhooks/${id}/deliveries`);
  const ids = body.deliveries.map((delivery: { id: number }) => delivery.id);
  return Promise.all(
    ids.map(async (one: number) => (await admin.get(`/api/admin/webhooks/${id}/deliveries/${one}`)).body),
  );
};
const first = async (id: number): Promise<WebhookDeliveryDetail> => (await deliveries(id))[0]!;
const stateOf = async (id: number): Promise<Webhook> => (await admin.get(`/api/admin/webhooks/${id}`)).body;
const theTimeComes = () =>
  api.database.rows("update webhook_delivery set next_attempt_at = now() where status = 'waiting'");

test('a completion arrives signed, as the list of events has it, and the log says how', async () => {
  const { id, path, secret } = await add();
  const { emma, mia } = await signedInCarters(api);
  const task = taskOf((await group(emma, resort, [mia])).rentalProfileContactTasks, mia);
  expect((await complete(emma, task, rentalAnswers)).status).toBe(200);
  await until(() => came(path).length === 1);
  const { headers, body } = came(path)[0]!;
  const event = new Reference(secret).verify(body, headers as Record<string, string>) as ArrivalEvent;
  expect(event).toMatchObject({
    type: 'contact.task.completed',
    number: 1,
    data: { contactId: mia, taskId: resort.tasks.rental },
  });
  expect(headers['webhook-id']).toBe(event.id);
  expect((await api.app.get(EventsService, { strict: false }).list(undefined, 10)).events).toEqual([event]);
  await until(async () => (await first(id)).status === 'delivered');
  expect(await first(id)).toMatchObject({
    attempts: 1,
    event,
    tries: [{ status: 204, error: null, url: `${receiver.url}${path}` }],
  });
  expect(await stateOf(id)).toMatchObject({ state: 'delivering', waiting: 0, deliveredLastDay: 1 });
});

test('an address hears what it asked for, from the moment when it was added', async () => {
  await tell();
  const { id, path } = await add(['report.populated']);
  const other = await add(['waiver.signed']);
  await tell(2);
  await until(async () => (await api.database.count('event')) === 3 && (await stateOf(id)).waiting === 0);
  expect(came(path)).toHaveLength(2);
  expect(came(other.path)).toEqual([]);
  expect(new Set(came(path).map(({ id }) => id)).size).toBe(2);
});

test('a failure is tried again at its time with the same id, and what came back is kept', async () => {
  const { id, path } = await add();
  receiver.behave('error', path);
  await tell();
  await until(async () => (await first(id))?.attempts === 1);
  const failed = await first(id);
  expect(failed).toMatchObject({ status: 'waiting', tries: [{ status: 503, answer: 'Down for maintenance' }] });
  const seconds = (Date.parse(failed.nextAttemptAtUtc!) - Date.parse(failed.tries[0]!.attemptedAtUtc)) / 1000;
  expect(seconds).toBeGreaterThan(4.5);
  // The next time is five minutes later; an answer may be a while in coming.
  expect(seconds).toBeLessThan(150);
  expect((await stateOf(id)).state).toBe('failing');
  receiver.behave('ok', path);
  await theTimeComes();
  await until(async () => (await first(id)).status === 'delivered');
  expect(new Set(came(path).map((message) => message.id)).size).toBe(1);
  expect(came(path)).toHaveLength(2);
  expect(await stateOf(id)).toMatchObject({ state: 'delivering', failingSinceUtc: null });
});

test('the last try is the eighth: given up, kept, no failed job, and sent again when an administrator asks', async () => {
  const { id, path } = await add();
  receiver.behave('reset', path);
  await tell();
  await until(async () => (await first(id))?.attempts === 1);
  await api.database.rows('update webhook_delivery set attempts = 7, next_attempt_at = now()');
  await until(async () => (await first(id)).status === 'failed');
  expect(await first(id)).toMatchObject({
    attempts: 8,
    nextAttemptAtUtc: null,
    tries: [{ error: 'cutOff' }, { error: 'cutOff' }],
  });
  expect(await api.database.rows('select 1 from failed_job')).toEqual([]);
  receiver.behave('ok', path);
  expect((await admin.post(`/api/admin/webhooks/${id}/resend-failed`)).body).toEqual({ resent: 1 });
  await until(async () => (await first(id)).status === 'delivered');
  const sent = came(path).length;
  expect((await admin.post(`/api/admin/webhooks/${id}/deliveries/${(await first(id)).id}/resend`)).status).toBe(200);
  await until(() => came(path).length === sent + 1);
  expect(new Set(came(path).map((message) => message.id)).size).toBe(1);
});

test('a redirect is an answer like any other and is not followed', async () => {
  const { id, path } = await add();
  receiver.behave('redirect', path);
  await tell();
  await until(async () => (await first(id))?.attempts === 1);
  expect(await first(id)).toMatchObject({ status: 'waiting', tries: [{ status: 302 }] });
  expect(came('/elsewhere')).toEqual([]);
});

test('a target that never answers holds up nobody but itself', async () => {
  const [slow, quick] = [await add(), await add()];
  receiver.behave('hang', slow.path);
  const from = Date.now();
  await tell(40);
  await until(() => came(quick.path).length === 40);
  const givenUp = Math.floor((Date.now() - from) / ANSWER_WITHIN_MS);
  expect(came(slow.path).length).toBeLessThanOrEqual(4 * (1 + givenUp));
  expect(came(slow.path).length).toBeGreaterThan(0);
});

test('an address that fails is tried with one message, not with four', async () => {
  const { id, path } = await add();
  receiver.behave('error', path);
  await tell();
  await until(async () => (await first(id))?.attempts === 1);
  receiver.behave('hang', path);
  const before = came(path).length;
  await tell(5);
  await theTimeComes();
  await until(async () => (await deliveries(id)).length === 6 && came(path).length > before);
  // Two more rounds hand nothing out beside it.
  await pause(2_500);
  expect(came(path)).toHaveLength(before + 1);
});

test('after five days without a success it is paused; what happens meanwhile waits, and goes out when it is started again', async () => {
  const { id, path } = await add();
  receiver.behave('error', path);
  await tell();
  await until(async () => (await first(id))?.attempts === 1);
  await api.database.rows("update webhook_endpoint set failing_since = now() - interval '5 days 1 minute'");
  await api.database.rows("update webhook_attempt set attempted_at = now() - interval '13 hours'");
  await theTimeComes();
  await until(async () => (await stateOf(id)).state === 'paused');
  expect(await stateOf(id)).toMatchObject({ pauseReason: 'failing' });
  const before = came(path).length;
  await tell(3);
  await until(async () => (await stateOf(id)).waiting === 4);
  await theTimeComes();
  expect((await admin.post(`/api/admin/webhooks/${id}/test`)).status).toBe(409);
  receiver.behave('ok', path);
  expect(came(path)).toHaveLength(before);
  expect((await admin.post(`/api/admin/webhooks/${id}/resume`)).body).toMatchObject({
    state: 'delivering',
    waiting: 4,
  });
  await until(async () => (await stateOf(id)).waiting === 0);
  expect(new Set(came(path).map((message) => message.id)).size).toBe(4);
});

test('a first failure after five quiet days does not pause it', async () => {
  const { id, path } = await add();
  receiver.behave('error', path);
  await tell();
  await until(async () => (await first(id))?.attempts === 1);
  await api.database.rows(`update webhook_delivery set status = 'failed', attempts = 8, next_attempt_at = null`);
  await api.database.rows("update webhook_endpoint set failing_since = now() - interval '6 days'");
  await api.database.rows("update webhook_attempt set attempted_at = now() - interval '5 days'");
  const { failingSinceUtc } = await stateOf(id);
  await tell();
  await until(async () => (await deliveries(id)).length === 2);
  for (const tries of [1, 2]) {
    await until(async () => (await first(id)).attempts >= tries);
    expect(await stateOf(id)).toMatchObject({ state: 'failing', failingSinceUtc });
    await theTimeComes();
  }
});

test('who answers 410 is not called again', async () => {
  const { id, path } = await add();
  receiver.behave('gone', path);
  await tell();
  await until(async () => (await stateOf(id)).state === 'paused');
  expect(await stateOf(id)).toMatchObject({ pauseReason: 'gone', failed: 1 });
});

test('for a day after a change both secrets sign', async () => {
  const { id, path, secret } = await add();
  const { body } = await admin.post(`/api/admin/webhooks/${id}/secret`);
  expect(body.secret).not.toBe(secret);
  expect(Date.parse(body.earlierSecretUntilUtc) - Date.now()).toBeGreaterThan(86_000_000);
  await admin.post(`/api/admin/webhooks/${id}/test`);
  await until(() => came(path).length === 1);
  const both = came(path)[0]!;
  for (const one of [secret, body.secret]) new Reference(one).verify(both.body, both.headers as Record<string, string>);
  await api.database.rows('update webhook_secret set ends_at = now() where ends_at is not null');
  await admin.post(`/api/admin/webhooks/${id}/test`);
  await until(() => came(path).length === 2);
  const later = came(path)[1]!;
  expect(() => new Reference(secret).verify(later.body, later.headers as Record<string, string>)).toThrow();
  expect(JSON.parse(later.body)).toMatchObject({ type: 'webhook.test', householdId: null, data: {} });
  expect((await api.app.get(EventsService, { strict: false }).list(undefined, 10)).events).toEqual([]);
});

test('changed again, the secret of before ends when it was told to', async () => {
  const { id } = await add();
  await admin.post(`/api/admin/webhooks/${id}/secret`).expect(200);
  await api.database.rows("update webhook_secret set ends_at = ends_at - interval '23 hours' where endpoint_id = $1", [
    id,
  ]);
  await admin.post(`/api/admin/webhooks/${id}/secret`).expect(200);
  const ends = await api.database.rows(
    `select ends_at < now() + interval '2 hours' as soon from webhook_secret where endpoint_id = $1 order by number`,
    [id],
  );
  expect(ends).toEqual([{ soon: true }, { soon: false }, { soon: null }]);
});

test('a message that nothing can sign is a try that failed, and does not go out', async () => {
  const { id, path } = await add();
  await api.database.rows("update webhook_secret set key_id = 'gone' where endpoint_id = $1", [id]);
  await tell();
  await until(async () => (await first(id))?.attempts === 1);
  expect(await first(id)).toMatchObject({ status: 'waiting', tries: [{ status: null, error: 'secret' }] });
  expect(came(path)).toEqual([]);
});

test('a try whose job was lost is handed out again; one that meets a pause is put back and goes out after it', async () => {
  const { id, path } = await add();
  await admin.post(`/api/admin/webhooks/${id}/pause`).expect(200);
  await tell();
  await until(async () => (await stateOf(id)).waiting === 1);
  const { id: delivery } = await first(id);
  const handOver = (at: string) => api.database.rows(`update webhook_delivery set handed_at = ${at}`);
  await handOver('now()');
  await api.database.rows("insert into outbox (job, payload) values ('webhooks.attempt-delivery', $1)", [
    { deliveryId: delivery, attempt: 1 },
  ]);
  await until(async () => (await api.database.count('webhook_delivery where handed_at is null')) === 1);
  await handOver("now() - interval '31 minutes'");
  await admin.post(`/api/admin/webhooks/${id}/resume`).expect(200);
  await until(() => came(path).length === 1);
});

test('a secret is answered once and lies nowhere in the open', async () => {
  const { id, secret } = await add();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify(await stateOf(id))).not.toContain(secret);
  const raw = Buffer.from(secret.slice(6), 'base64').toString('hex');
  const rows = await api.database.rows(
    "select encode(sealed, 'hex') as text from webhook_secret union all select (after::text) from audit_event where entity = 'webhook'",
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { text } of rows) {
    expect(text).not.toContain(raw);
    expect(text).not.toContain(secret);
  }
});

test.each([
  ['http://10.0.0.1/hook', 'notPublicAddress'],
  ['http://[::ffff:7f00:2]/hook', 'notPublicAddress'],
  ['https://key:word@example.com/', 'nameInAddress'],
])('%s is refused when it is saved', async (url, code) => {
  const { status, body } = await admin.post('/api/admin/webhooks').send({ url, events: all });
  expect([status, body.code, body.errors[0].code]).toEqual([422, 'webhook.address_refused', code]);
});

test('a name that leads to a private address is not called', async () => {
  const { body } = await admin.post('/api/admin/webhooks').send({ url: 'http://localhost:9/hook', events: all });
  await worker.close();
  // Every machine knows this name by itself, whatever name server it has; this worker may not call where it leads.
  const stricter = await startWorker(api.database.url);
  await tell();
  await until(async () => (await first(body.id))?.attempts === 1);
  expect((await first(body.id)).tries[0]?.error).toBe('notPublic');
  await stricter.close();
  worker = await startWorker(api.database.url, variables);
});

test('a change that did not see the newest version is refused; a removed address is told nothing more', async () => {
  const webhook = await add();
  const changed = { ...webhook, description: 'CRM' } as Partial<typeof webhook>;
  const { secret: _, path: __, ...write } = changed as typeof webhook;
  expect((await admin.put(`/api/admin/webhooks/${webhook.id}`).send(write)).body).toMatchObject({
    description: 'CRM',
    version: 2,
  });
  expect((await admin.put(`/api/admin/webhooks/${webhook.id}`).send(write)).body.code).toBe(
    'catalog.changed_meanwhile',
  );
  expect((await admin.delete(`/api/admin/webhooks/${webhook.id}`)).status).toBe(200);
  expect((await admin.get(`/api/admin/webhooks/${webhook.id}`)).body.code).toBe('webhook.unknown');
  const other = await add();
  await tell();
  await until(() => came(other.path).length === 1);
  expect(came(webhook.path)).toEqual([]);
});
