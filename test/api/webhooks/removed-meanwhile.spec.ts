import { Client } from 'pg';
import { administrator, administratorVariables } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { lockWaits } from '../../support/lock-waits';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ WEBHOOK_PRIVATE_TARGETS: '127.0.0.1', ...administratorVariables });
});
afterAll(() => api.close());

test('a test message for an address that is removed in the same moment is told that there is none', async () => {
  const admin = await administrator(api);
  const write = { url: 'http://127.0.0.1:9/hook', events: ['waiver.signed'] };
  const { id } = (await admin.post('/api/admin/webhooks').send(write).expect(200)).body;
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  // Whoever changes something in the console waits its turn here.
  await holder.query("begin; select pg_advisory_xact_lock(hashtext('arrival.console'))");
  const removed = admin.delete(`/api/admin/webhooks/${id}`).then(({ status }) => status);
  await lockWaits(api.database);
  const asked = admin.post(`/api/admin/webhooks/${id}/test`).then(({ status, body }) => [status, body.code]);
  await lockWaits(api.database, 2);
  await holder.query('commit');
  await holder.end();
  expect([await removed, await asked]).toEqual([200, [404, 'webhook.unknown']]);
});
