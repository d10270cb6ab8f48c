import supertest from 'supertest';
import { buildCrashSite, type CrashSite } from '../../crash/crash-site';
import { portrait } from '../../support/answers';
import { type ApiProcess, startWorkerProcess } from '../../support/api-process';
import { buildCarters, complete, group, taskOf } from '../../support/checkin';
import { type CollectedSpan, startTraceCollector } from '../../support/trace-collector';
import { until } from '../../support/until';

/** Real processes, because tracing watches modules while they are loaded. */
const callerTrace = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let site: CrashSite;
let api: ApiProcess;
let worker: ReturnType<typeof startWorkerProcess>;

beforeAll(async () => {
  collector = await startTraceCollector();
  site = await buildCrashSite();
  Object.assign(site.variables, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer collector',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  api = await site.startApi();
  worker = startWorkerProcess(site.variables);
});

afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await site.close();
  collector.close();
});

const ofTrace = (): CollectedSpan[] => collector.spans.filter(({ traceId }) => traceId === callerTrace);
const named = (name: string | RegExp): CollectedSpan | undefined =>
  ofTrace().find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));

/** From the span up to the caller's. */
function ancestors(span: CollectedSpan | undefined): string[] {
  if (!span?.parentSpanId) return [];
  const parent = ofTrace().find(({ spanId }) => spanId === span.parentSpanId);
  return [parent?.name ?? span.parentSpanId, ...ancestors(parent)];
}

/** A photo that is replaced leaves a file to be discarded, which is a job. */
async function replacePhoto(): Promise<string> {
  const { headId } = await buildCarters(site, 'emma');
  const token = await site.identity.token({ sub: 'emma' });
  const agent = supertest.agent(api.url).auth(token, { type: 'bearer' });
  await site.database.rows(
    "insert into photo (contact_id, hash, storage_key, byte_size, updated_at) values ($1, 'ab', 'photos/ab/old.jpg', 1, $2)",
    [headId, new Date(0)],
  );
  const upload = await agent
    .post(`/api/photo/Contact/Upload?contactId=${headId}`)
    .attach('file', await portrait(), 'secret-name.jpg');
  const task = taskOf((await group(agent, site.resort, [headId])).photoContactTasks, headId);
  await complete(
    agent.set('traceparent', `00-${callerTrace}-${callerSpan}-01`),
    task,
    { photoHash: upload.body.photoHash },
    'secret-key',
  ).expect(200);
  return token;
}

test('one trace from the caller through route and statement and the outbox to the job', async () => {
  const token = await replacePhoto();
  await until(() => named('process maintenance') !== undefined && named(/^checkin\.save-photo/) !== undefined);
  const route = named('POST /api/tasks/contact/complete/Photo');
  expect(ancestors(route)).toEqual([callerSpan]);
  expect(ancestors(named(/^checkin\.save-photo/))).toEqual(expect.arrayContaining([route?.name, callerSpan]));
  const job = named(/^process /);
  expect(job?.service).toBe('arrival-worker');
  expect(ancestors(job).at(-1)).toBe(callerSpan);
  expect(ancestors(named('outbox.remove'))).toEqual(expect.arrayContaining([job?.name, callerSpan]));
  expect(JSON.stringify(job?.attributes)).toContain('photos.discard-replaced');

  const told = collector.texts.join('\n');
  expect(told).toContain('/v1/traces');
  expect(told).toContain('"authorization":"Bearer collector"');
  for (const secret of [
    token,
    'Carter',
    'Emma',
    'secret',
    'insert into',
    'emma',
    site.database.url,
    new URL(site.database.url).pathname.slice(1),
    '127.0.0.1:5',
  ]) {
    expect(told).not.toContain(secret);
  }
});

test('who traces nothing is not traced: the share is none, and the queue says nothing of itself', () => {
  expect(collector.spans.filter(({ traceId }) => traceId !== callerTrace)).toEqual([]);
});
