import { randomUUID } from 'node:crypto';
import { HandOversQueries } from '../../../api/src/domains/pos/bridge/hand-overs.queries';
import { Database } from '../../../api/src/platform/database/database';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';
import { until } from '../../support/until';
import { startWorker } from '../../support/worker';

/** In which order what guests did goes to the point of sale: for each contact as they did it, and whoever waits stands in nobody's way (D27). */
let api: TestApi;
let bridge: PosBridge;
let variables: Record<string, string>;

beforeAll(async () => {
  bridge = await startPosBridge({ products: [] });
  variables = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_ASK_AGAIN_SECONDS: '5' };
  api = await startApi(variables);
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

/** Somebody with three things to hand over. */
async function busy(subject: string): Promise<number> {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject });
  for (let time = 0; time < 3; time += 1)
    await api.database.rows(
      "insert into pos_delivery (key, contact_id, kind, data, occurred_at) values ($1, $2, 'contact', '{}', now())",
      [randomUUID(), headId],
    );
  return headId;
}

test('how much waits is told without reading all that was delivered in a month', async () => {
  const { headId } = await buildHousehold(api.database, { issuer: api.identity.issuer, subject: 'often' });
  await api.database.rows(
    `insert into pos_delivery (key, contact_id, kind, data, occurred_at, status, settled_at)
     select gen_random_uuid()::text, $1, 'contact', '{}', now(), 'delivered', now() from generate_series(1, 20000)`,
    [headId],
  );
  await api.database.rows('vacuum analyze pos_delivery');
  const run = jest.spyOn(api.app.get(Database), 'run');
  expect(await api.app.get(HandOversQueries).state()).toEqual({ waiting: 0, failed: 0, oldestSeconds: null });
  const [{ text }] = run.mock.calls[0]!;
  run.mockRestore();
  const lines = await api.database.rows<{ 'QUERY PLAN': string }>(`explain ${text}`);
  expect(lines.map((line) => line['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan/);
  await api.database.rows('delete from pos_delivery');
});

/** Those that are due before the one that has to come first: each search for the next to hand over walks through them. */
const inTheWay = `pos_delivery d where status = 'waiting' and next_attempt_at < (
  select next_attempt_at from pos_delivery f where f.contact_id = d.contact_id and f.status = 'waiting' order by f.id limit 1)`;

test('while the first one of somebody is put off, the others of theirs wait behind it, and then come in their order', async () => {
  const ids = [await busy('ann'), await busy('ben')];
  const refused = await startWorker(api.database.url, { ...variables, POS_BRIDGE_TOKEN: 'not this one' });
  await until(async () => (await api.database.count('pos_delivery where attempts > 2')) === ids.length);
  await refused.close();
  expect(await api.database.count(inTheWay)).toBe(0);
  const worker = await startWorker(api.database.url, variables);
  await until(async () => (await api.database.count("pos_delivery where status = 'waiting'")) === 0);
  await worker.close();
  for (const id of ids) {
    const settled = await api.database.rows('select id from pos_delivery where contact_id = $1 order by settled_at', [
      id,
    ]);
    expect(settled.map((row) => Number(row['id']))).toEqual(
      settled.map((row) => Number(row['id'])).sort((a, b) => a - b),
    );
  }
});
