import { DeliveriesQueries } from '../../../api/src/domains/webhooks/deliveries.queries';
import { Database } from '../../../api/src/platform/database/database';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';

let api: TestApi;
let admin: SignedInAgent;

/** An address that has taken fifty thousand messages in these two weeks, and given up none. */
beforeAll(async () => {
  api = await startApi(administratorVariables);
  admin = await administrator(api);
  await api.database.rows(`
insert into webhook_endpoint (url, description, events) values ('https://crm.example.com/hook', 'CRM', '{waiver.signed}');
with told as (
  insert into event (type, occurred_at, data) select 'waiver.signed', now() - n * interval '24 seconds', '{}' from generate_series(1, 50000) n
  returning id, occurred_at)
insert into webhook_delivery (endpoint_id, event_id, status, attempts, created_at, delivered_at)
select 1, id, 'delivered', 1, occurred_at, occurred_at from told order by occurred_at;
insert into webhook_attempt (delivery_id, attempted_at, url, status, answer, took_ms)
select id, delivered_at, 'https://crm.example.com/hook', 200, '', 9 from webhook_delivery`);
  await api.database.rows('vacuum analyze webhook_delivery, webhook_attempt');
});
afterAll(() => api.close());

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

async function explained({ text, values }: Asked): Promise<string> {
  const literal = (value: unknown) =>
    value === null ? 'null' : `'${value instanceof Date ? value.toISOString() : value}'`;
  const whole = text.replace(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]));
  const lines = await api.database.rows<{ 'QUERY PLAN': string }>(`explain ${whole}`);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}

/** How the database reads deliveries for a call. */
async function planOf(path: string): Promise<string> {
  const run = jest.spyOn(api.app.get(Database).pool, 'query');
  const runBuilt = jest.spyOn(api.app.get(Database), 'runBuilt');
  await admin.get(path).expect(200);
  const named = run.mock.calls.map(([query]) => query as unknown as Asked);
  const built = runBuilt.mock.calls.map(([query]) => {
    const [text, values] = query.getQueryAndParameters();
    return { text, values };
  });
  const [read] = [...named, ...built].filter(({ text }) => text.includes('webhook_delivery'));
  run.mockRestore();
  runBuilt.mockRestore();
  return explained(read!);
}

test.each(['/api/admin/webhooks', '/api/admin/webhooks/1'])(
  'how an address does is counted in few rows: %s',
  async (path) => {
    const plan = await planOf(path);
    for (const index of ['due', 'failed', 'delivered']) expect(plan).toContain(`ix_webhook_delivery_${index} `);
    expect(plan).not.toMatch(/ix_webhook_delivery_endpoint |Seq Scan on webhook_delivery/);
  },
);

test.each([
  ['failed', 'failed'],
  ['waiting', 'due'],
])('what is %s is found without all that arrived', async (status, index) => {
  const path = `/api/admin/webhooks/1/deliveries?status=${status}`;
  for (let time = 0; time < 8; time += 1) await admin.get(path).expect(200);
  expect(await planOf(path)).toContain(`ix_webhook_delivery_${index} `);
});

test('whether an address fails for long is told by the tries of its half day, not by all', async () => {
  const run = jest.spyOn(api.app.get(Database), 'run');
  const outcome = {
    url: 'x',
    status: null,
    error: 'refused',
    answer: '',
    tookMs: 1,
    isDelivered: false,
    isGone: false,
  };
  const queries = api.app.get(DeliveriesQueries, { strict: false });
  await queries.record({ ...outcome, deliveryId: 0, attempt: 1, at: new Date(), pauseSeconds: 5 });
  const [{ text }, values = []] = run.mock.calls[0]!;
  run.mockRestore();
  expect(await explained({ text, values })).not.toMatch(/Seq Scan on webhook_attempt/);
});
