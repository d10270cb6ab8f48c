import type { ArrivalEvent, WebhookWithSecret } from '@arrival/contracts';
import { Webhook as Reference } from 'standardwebhooks';
import type { Behaviour } from '../../libs/sandbox/src/receiver/behaviour';
import { type Receiver, startReceiver } from '../../libs/sandbox/src/receiver/receiver';
import { type ApiProcess, startApiProcess, startWorkerProcess } from '../support/api-process';
import { until } from '../support/until';
import { type Call, openCallsOf, sendAll, sendUntilTaken } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';

/**
 * Targets that hang, drip, reset, redirect, answer 503 and are slow, while the API and the worker are killed: every committed completion
 * reaches every target, under one id, without anybody's hand (I3, I4).
 */
const behaviours = ['ok', 'slow', 'hang', 'drip', 'reset', 'redirect', 'error'] as const satisfies readonly Behaviour[];
const told = ['contact.task.completed', 'waiver.signed'];
const secrets = new Map<string, string>();
let site: CrashSite;
let receiver: Receiver;
let variables: Record<string, string>;
let calls: Call[];

beforeAll(async () => {
  site = await buildCrashSite();
  receiver = await startReceiver();
  variables = { ...site.variables, WEBHOOK_PRIVATE_TARGETS: '127.0.0.1', ADMIN_EMAILS: 'boss@example.com' };
});
afterAll(async () => {
  await receiver.stop();
  await site.close();
});

const pathOf = (behaviour: Behaviour) => `/to-${behaviour}`;

/** An address for each behaviour. */
async function addTargets(api: ApiProcess): Promise<void> {
  const token = await site.identity.token({ sub: 'boss', email: 'boss@example.com', client_id: 'arrival-admin' });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const behaviour of behaviours) {
    const body = JSON.stringify({ url: `${receiver.url}${pathOf(behaviour)}`, events: told });
    const response = await fetch(`${api.url}/api/admin/webhooks`, { method: 'POST', headers, body });
    secrets.set(pathOf(behaviour), ((await response.json()) as WebhookWithSecret).secret);
    receiver.behave(behaviour, pathOf(behaviour));
  }
}

const open = () =>
  site.database.rows(
    "select endpoint_id, count(*)::int, min(attempts), max(attempts) from webhook_delivery where status <> 'delivered' group by 1",
  );
const events = () => site.database.rows<{ id: string }>('select id from event where type = any($1)', [told]);
const cameTo = (path: string) => receiver.messages.filter((message) => message.path === path);
const idsAt = (path: string) => new Set(cameTo(path).map(({ id }) => id));

test('the API dies in the middle of completions, the worker in the middle of deliveries', async () => {
  const first = await startApiProcess(variables);
  const worker = startWorkerProcess(variables);
  try {
    await addTargets(first);
    calls = await openCallsOf(site, first.url, 2);
    await sendAll(first.url, calls, 4, (count) => {
      if (count === 8) process.kill(first.pid, 'SIGKILL');
    });
    await until(() => idsAt(pathOf('ok')).size >= 5 && idsAt(pathOf('hang')).size >= 1, open);
  } finally {
    await Promise.all([first.kill(), worker.kill()]);
  }
  expect(await site.database.count("webhook_delivery where status <> 'delivered'")).toBeGreaterThan(0);
  const second = await startApiProcess(variables);
  await sendUntilTaken(second.url, calls, 4);
  expect(calls.filter(({ answer }) => answer?.status !== 200)).toEqual([]);
  expect(await second.stop()).toBe(0);
});

test('another worker brings everything to everybody once they take it, and no job has failed', async () => {
  const worker = startWorkerProcess(variables);
  try {
    await until(async () => (await site.database.count('event_inbox')) === 0, open);
    const all = (await events()).length;
    await until(() => idsAt(pathOf('ok')).size === all, open);
    for (const behaviour of behaviours) receiver.behave('ok', pathOf(behaviour));
    await until(async () => {
      // The times of the retries pass.
      await site.database.rows(
        "update webhook_delivery set next_attempt_at = now() where status = 'waiting' and next_attempt_at > now()",
      );
      return (await open()).length === 0;
    }, open);
  } finally {
    expect(await worker.stop()).toBe(0);
  }
  expect(await site.database.count('failed_job')).toBe(0);
});

test('each completion was told once, and each target has all of it: signed, one message to an id, no number missing', async () => {
  const completions = await site.database.rows('select contact_id::text, task_id::text from completion order by 1, 2');
  const said = await site.database.rows(
    "select data ->> 'contactId' as contact_id, data ->> 'taskId' as task_id from event where type = 'contact.task.completed' order by 1, 2",
  );
  expect(said).toEqual(completions);
  expect(completions).toHaveLength(calls.length);
  const known = new Set((await events()).map(({ id }) => id));
  for (const path of behaviours.map(pathOf)) {
    expect(idsAt(path)).toEqual(known);
    expect(new Set(cameTo(path).map(({ id, body }) => `${id} ${body}`)).size).toBe(known.size);
    const { id, body, headers } = cameTo(path).at(-1)!;
    const event = new Reference(secrets.get(path)!).verify(body, headers as Record<string, string>) as ArrivalEvent;
    expect(event.id).toBe(id);
  }
  expect(cameTo('/elsewhere')).toEqual([]);
  const gaps = 'select from event where number is not null group by head_contact_id having max(number) <> count(*)';
  expect(await site.database.rows(gaps)).toEqual([]);
});
