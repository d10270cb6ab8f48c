import type { BridgeEffectData } from '@arrival/contracts';
import { ComparisonService } from '../../../api/src/domains/pos/bridge/comparison.service';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bridgeMember } from '../../support/bridge-people';
import { buildCheckinResort } from '../../support/checkin';
import { until } from '../../support/until';
import { startWorker } from '../../support/worker';

/** What was signed on paper reaches the point of sale as any signature does (D27, D72). */
let api: TestApi;
let bridge: PosBridge;
let boss: SignedInAgent;
let variables: Record<string, string>;

beforeAll(async () => {
  bridge = await startPosBridge({ products: [] });
  variables = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_FRESH_SECONDS: '0' };
  api = await startApi({ ...variables, ...administratorVariables });
  boss = await administrator(api);
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

test('it is handed over with whose signature the paper bears, and applied once', async () => {
  const told = bridgeMember(bridge, 'Ana');
  bridge.addHousehold([told]);
  await api.app.get(ComparisonService).compare(new AbortController().signal);
  const { contact_id } = await api.database.row<{ contact_id: string }>(
    'select contact_id from contact where customer_number = $1',
    [told.customerNumber],
  );
  const { locationId, activityId, tasks } = await buildCheckinResort(api);
  const paper = { signedOn: '2026-01-05', signerName: 'Ana Ito', filedUnder: 'Folder 12' };
  for (let times = 0; times < 2; times++)
    await boss
      .post(`/api/admin/guests/${contact_id}/paper-waivers`)
      .send({ locationId, activityId, taskId: tasks.waiver, contactIds: [Number(contact_id)], ...paper })
      .expect(200);
  const rows = await api.database.rows<{ key: string; data: BridgeEffectData }>('select key, data from pos_delivery');
  expect(rows).toHaveLength(1);
  expect(rows[0]!.data).toMatchObject({
    effectiveOn: '2026-01-05',
    comment: 'Signed on paper by Ana Ito on 2026-01-05, filed under Folder 12. Recorded by boss@example.com.',
  });
  const worker = await startWorker(api.database.url, variables);
  try {
    await until(
      async () => (await api.database.rows("select from pos_delivery where status = 'delivered'")).length === 1,
    );
  } finally {
    await worker.close();
  }
  expect(told.authorizations).toMatchObject([{ effectiveOn: '2026-01-05' }]);
});
