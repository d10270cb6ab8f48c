import { freePort } from '../../../libs/sandbox/src/process/free-port';
import { portrait } from '../../support/answers';
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
import { Metrics } from '../../support/metrics';
import { deployedExpressions, type Expression } from '../../support/monitoring';
import { metricsOf } from '../../support/promql';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

let ports: { api: number; worker: number };
let api: TestApi;
let worker: TestWorker;
let resort: CheckinResort;
let emma: SignedInAgent;
let headId: number;
let mia: number;

beforeAll(async () => {
  ports = { api: await freePort(), worker: await freePort() };
  api = await startApi({ METRICS_PORT: String(ports.api) });
  worker = await startWorker(api.database.url, { METRICS_PORT: String(ports.worker) });
  resort = await buildCheckinResort(api);
  const carters = await signedInCarters(api);
  ({ emma, mia } = carters);
  ({ headId } = carters.carters);
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

const ofApi = () => Metrics.read(ports.api);

test('a request counts under its route, never under what it asked for', async () => {
  await emma.get('/api/profile/contacts/999999123').expect(404);
  await api.request.get('/no/such/page-of-secrets').expect(404);
  const metrics = await ofApi();
  const route = { method: 'GET', route: '/api/profile/contacts/:contactId' };
  expect(metrics.of('arrival_http_request_seconds_count', { ...route, status: '4xx' })).toBe(1);
  expect(metrics.of('arrival_http_request_seconds_sum', route)).toBeGreaterThan(0);
  expect(metrics.text).not.toMatch(/999999123|secrets/);
});

test('the rules: each grouping is one decision or more, with its time', async () => {
  const before = (await ofApi()).of('arrival_eligibility_seconds_count') ?? 0;
  await group(emma, resort, [headId, mia]);
  const after = await ofApi();
  expect(after.of('arrival_eligibility_seconds_count')).toBeGreaterThan(before);
  expect(after.of('arrival_eligibility_seconds_sum')).toBeGreaterThan(0);
});

test('a completion that comes again counts as such, the first one does not', async () => {
  const grouping = await group(emma, resort, [mia]);
  const task = taskOf(grouping.rentalProfileContactTasks, mia);
  await complete(emma, task, rentalAnswers, 'twice').expect(200);
  expect((await ofApi()).of('arrival_idempotency_replays_total')).toBe(0);
  await complete(emma, task, rentalAnswers, 'twice').expect(200);
  expect((await ofApi()).of('arrival_idempotency_replays_total')).toBe(1);
});

test('photos: those that were worked on, and those that were refused with the reason', async () => {
  const upload = (file: Buffer) =>
    emma.post(`/api/photo/Contact/Upload?contactId=${headId}`).attach('file', file, 'me.jpg');
  await upload(await portrait()).expect(200);
  await upload(Buffer.from('no photo')).expect(422);
  const metrics = await ofApi();
  expect(metrics.of('arrival_image_seconds_count')).toBe(1);
  expect(metrics.of('arrival_photos_refused_total', { reason: 'photo.invalid' })).toBe(1);
  expect([metrics.of('arrival_images', { state: 'waiting' }), metrics.of('arrival_images', { state: 'busy' })]).toEqual(
    [0, 0],
  );
});

test('refusals count by the name that they have in the log', async () => {
  await api.request.get('/api/profile').expect(401);
  expect((await ofApi()).of('arrival_security_events_total', { event: 'sign_in.missing' })).toBeGreaterThan(0);
});

test('the pool, the event loop and the process', async () => {
  const metrics = await ofApi();
  expect(metrics.of('arrival_database_connections')).toBeGreaterThan(0);
  expect(metrics.of('arrival_database_waiting', { line: 'pool' })).toBe(0);
  expect(metrics.of('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(metrics.of('process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('a provider that is away is told, though no call fails by it', async () => {
  const ofSignIn = async () => (await ofApi()).of('arrival_health_up', { check: 'signIn' });
  await until(async () => (await ofSignIn()) === 1);
  api.identity.break(true);
  await until(async () => (await ofSignIn()) === 0);
  api.identity.break(false);
  await until(async () => (await ofSignIn()) === 1);
  expect((await ofApi()).of('arrival_health_up', { check: 'database' })).toBe(1);
});

test('work and failures are told by every process, the queues by the worker', async () => {
  await api.database.rows("insert into outbox (job, payload) values ('metrics.of-another-version', '{}')");
  await api.database.rows(
    "insert into failed_job (id, job, reason, error) values ('metrics.broken', 'metrics.broken', 'final', 'no')",
  );
  await until(async () => ((await ofApi()).of('arrival_worker_silent_seconds') ?? 99) < 20);
  await until(async () => ((await ofApi()).of('arrival_queue_silent_seconds') ?? 99) < 20);
  for (const metrics of [await ofApi(), await Metrics.read(ports.worker)]) {
    expect(metrics.of('arrival_outbox_jobs', { state: 'waiting' })).toBeGreaterThan(0);
    expect(metrics.of('arrival_outbox_oldest_seconds')).toBeGreaterThan(0);
    expect(metrics.of('arrival_failed_jobs', { reason: 'final' })).toBe(1);
    expect(metrics.of('arrival_sealed_values', { key: 'missing' })).toBe(0);
  }
  await until(
    async () => ((await Metrics.read(ports.worker)).of('arrival_job_seconds_count', { outcome: 'done' }) ?? 0) > 0,
  );
  // The queue counts what is done a moment later than the worker.
  const counted = (metrics: Metrics) => metrics.of('bullmq_job_completed_total', { queue: 'maintenance' }) ?? 0;
  await until(async () => counted(await Metrics.read(ports.worker)) > 0);
  const metrics = await Metrics.read(ports.worker);
  expect(metrics.of('bullmq_job_count', { queue: 'maintenance', state: 'failed' })).toBe(0);
  expect(metrics.text.match(/^# TYPE bullmq_job_count /gm)).toHaveLength(1);
});

test('webhooks: how the addresses do, how late messages are, and what tries came to', async () => {
  await api.database.rows(
    `with e as (insert into webhook_endpoint (url, events) values ('http://127.0.0.1:9/hook', '{waiver.signed}') returning id),
       t as (insert into event (type, occurred_at, data) values ('waiver.signed', now(), '{}') returning id)
     insert into webhook_delivery (endpoint_id, event_id, next_attempt_at) select e.id, t.id, now() from e, t`,
  );
  await until(
    async () => (await Metrics.read(ports.worker)).of('arrival_webhook_tries_total', { outcome: 'again' }) === 1,
  );
  await until(async () => (await api.database.rows('select from webhook_delivery where attempts = 1')).length === 1);
  await api.database.rows("update webhook_delivery set handed_at = now(), next_attempt_at = now() - interval '1 hour'");
  for (const metrics of [await ofApi(), await Metrics.read(ports.worker)]) {
    const addresses = ['delivering', 'failing', 'paused'].map((state) =>
      metrics.of('arrival_webhook_addresses', { state }),
    );
    expect(addresses).toEqual([0, 1, 0]);
    expect(metrics.of('arrival_webhook_late_seconds', { state: 'failing' })).toBeGreaterThanOrEqual(3600);
    expect(metrics.of('arrival_webhook_late_seconds', { state: 'delivering' })).toBe(0);
  }
});

test('guests reach none of it, and it answers nothing else', async () => {
  expect((await api.request.get('/metrics')).text).not.toContain('arrival_');
  expect((await fetch(`http://127.0.0.1:${ports.api}/api/profile`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${ports.api}/metrics`, { method: 'POST' })).status).toBe(404);
});

/** What the expressions ask for that no process tells, in words. */
async function unknownIn(expressions: readonly Expression[]): Promise<string[]> {
  const told = [await ofApi(), await Metrics.read(ports.worker)];
  const samples = told.flatMap((metrics) => metrics.samples);
  const names = new Set(told.flatMap((metrics) => [...metrics.names, ...metrics.samples.map(({ name }) => name)]));
  const ofPrometheus = ['job', 'instance', 'le'];
  return expressions.flatMap(({ place, expression }) =>
    metricsOf(expression).flatMap(({ name, labels }) => {
      if (name === 'up') return [];
      if (!names.has(name)) return [`${place}: nobody tells ${name}`];
      const known = new Set(
        samples.filter((sample) => sample.name === name).flatMap((sample) => Object.keys(sample.labels)),
      );
      return labels
        .filter((label) => !known.has(label) && !ofPrometheus.includes(label))
        .map((label) => `${place}: ${name} has no ${label}`);
    }),
  );
}

test('every metric and label that a dashboard or an alert asks for is told', async () => {
  const expressions = deployedExpressions();
  expect(expressions.length).toBeGreaterThan(40);
  expect(await unknownIn(expressions)).toEqual([]);
});

test('a metric and a label that nobody tells are noticed', async () => {
  const expression =
    'sum by (le) (rate(arrival_made_up_bucket[5m])) > 2 and max(arrival_images{colour=~"red|{}"}) > 900e6';
  expect(await unknownIn([{ place: 'here', expression }])).toEqual([
    'here: nobody tells arrival_made_up_bucket',
    'here: arrival_images has no colour',
  ]);
});

test('what the database does not tell is unknown, and the rest is told all the same', async () => {
  await api.database.rows('alter table outbox rename to gone');
  try {
    const metrics = await ofApi();
    expect(metrics.of('arrival_outbox_oldest_seconds')).toBeNaN();
    expect(metrics.of('arrival_http_request_seconds_count')).toBeGreaterThan(0);
  } finally {
    await api.database.rows('alter table gone rename to outbox');
  }
});
