import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ImportLine, PurchaseImported } from '@arrival/contracts';
import { type ApiProcess } from '../support/api-process';
import { addManyRows } from '../support/customer-report';
import { nothingDone, orderOfFamily } from '../support/shop-orders';
import { until } from '../support/until';
import { buildCrashSite, type CrashSite } from './crash-site';

/** What ends in the middle never looks whole: files that are read, orders that are taken over. */
let site: CrashSite;
let api: ApiProcess;
let isKilled = true;

beforeAll(async () => {
  site = await buildCrashSite();
  site.variables.ADMIN_EMAILS = 'boss@example.com';
  await site.database.rows('update location set use_pos_transactions_and_orders = true');
  await site.database.rows("insert into product (product_id, code, name) values (7, 'SKI-SET', 'Ski set')");
  await site.database.rows(
    "insert into report_generation (state, is_under_way, finished_at) values ('whole', false, now())",
  );
  await addManyRows(site.database, site.resort.locationId);
});
beforeEach(async () => {
  if (isKilled) api = await site.startApi();
  isKilled = false;
});
afterAll(async () => {
  await api?.kill();
  await site.close();
});

const boss = () => site.identity.token({ sub: 'boss', email: 'boss@example.com', client_id: 'arrival-admin' });

async function kill(): Promise<void> {
  isKilled = true;
  await api.kill();
}

/** A file that has begun to come. */
async function begun(isCsvExport: boolean, encoding: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${await boss()}`, 'accept-encoding': encoding };
  const request = get(`${api.url}/api/report/customer?isCsvExport=${isCsvExport}`, { agent: false, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  await once(answer, 'readable');
  return answer;
}

const forms = [
  [true, 'identity'],
  [true, 'gzip'],
  [false, 'identity'],
  [false, 'gzip'],
] as const;

test.each(forms)(
  'a file whose reading the database breaks off is seen to be cut short (csv %p, %s)',
  async (isCsv, encoding) => {
    const answer = await begun(isCsv, encoding);
    await site.database.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arrival-downloads' and datname = current_database()",
    );
    await expect(text(answer)).rejects.toThrow('aborted');
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
  },
);

test.each(forms.slice(1, 3))('and so is one that a killed API had begun (csv %p, %s)', async (isCsv, encoding) => {
  const answer = await begun(isCsv, encoding);
  await kill();
  await expect(text(answer)).rejects.toThrow('aborted');
});

test('orders that a killed API had begun to take over are whole or not there, and the same call again does the rest once', async () => {
  const lines = Array.from({ length: 240 }, () => orderOfFamily().lines).flat();
  const key = await makeKey();
  const first = bring(key, lines).catch(() => 'no answer');
  const taken = () => site.database.count('purchase where shop_order is not null');
  await until(async () => (await taken()) > 20);
  await kill();
  expect(await first).toBe('no answer');
  const halves = await site.database.rows(
    'select shop_order from purchase where shop_order is not null group by 1 having count(*) <> 2',
  );
  const before = await taken();
  expect([halves, before < lines.length]).toEqual([[], true]);
  api = await site.startApi();
  isKilled = false;
  const again = await Promise.all([bring(key, lines), bring(key, lines)]);
  const added = again.reduce((sum, told) => sum + told.added, 0);
  expect({ added, faults: again.flatMap(({ faults }) => faults), there: await taken() }).toEqual({
    added: lines.length - before,
    faults: [],
    there: lines.length,
  });
  expect(await bring(key, lines)).toEqual({ ...nothingDone, same: lines.length });
  expect(await site.database.count("contact where last_name = 'Hoffmann' and email like 'lena.hoffmann.%'")).toBe(240);
});

async function makeKey(): Promise<string> {
  const { token } = await send<{ token: string }>(
    '/api/admin/apikey',
    { authorization: `Bearer ${await boss()}` },
    { nickname: 'Shop', type: 'orders' },
  );
  return token;
}

const bring = (key: string, lines: readonly ImportLine[]) =>
  send<PurchaseImported>(
    '/api/import/orders',
    { 'x-api-key': key, 'idempotency-key': 'nightly' },
    { lines, isTrial: false },
  );

async function send<Answer>(path: string, headers: Record<string, string>, body: unknown): Promise<Answer> {
  const response = await fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
