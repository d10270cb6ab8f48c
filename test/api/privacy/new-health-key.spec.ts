import { counterRoutes } from '@arrival/contracts';
import supertest from 'supertest';
import { readConfig } from '../../../api/src/config/read-config';
import { createHttpApplication } from '../../../api/src/create-http-application';
import { type PosBridge, startPosBridge } from '../../../libs/sandbox/src/pos-bridge/bridge-server';
import { type TestApi, testHealthDataKeys } from '../../support/api';
import { childAnswers, complete, group, signedInCarters, taskOf } from '../../support/checkin';
import { counterPath, letIn, openDesk, redeemed } from '../../support/counter';
import { until } from '../../support/until';
import { startWorker } from '../../support/worker';

/** While a key is turned over, processes with other keys run side by side (D51). */
const nextKey = Buffer.alloc(32, 9).toString('base64');
let desk: Awaited<ReturnType<typeof openDesk>>;
let api: TestApi;
let bridge: PosBridge;
let variables: Record<string, string>;

beforeAll(async () => {
  bridge = await startPosBridge({ products: [] });
  variables = { POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token, POS_ASK_AGAIN_SECONDS: '1' };
  desk = await openDesk(variables);
  ({ api } = desk);
});
afterAll(async () => {
  await api.close();
  await bridge.stop();
});

const handOver = () =>
  api.database.row<{ status: string; tries: number }>(
    `select status, attempts as tries from pos_delivery where kind = 'childRegistration'`,
  );

test('what a worker cannot open yet reaches the point of sale once the worker has the key', async () => {
  const { emma, mia } = await signedInCarters(api);
  const { childRegistrationContactTasks } = await group(emma, desk.resort, [mia]);
  await complete(emma, taskOf(childRegistrationContactTasks, mia), childAnswers).expect(200);
  const without = await startWorker(api.database.url, { ...variables, HEALTH_DATA_KEYS: nextKey });
  await until(async () => (await handOver()).tries > 1);
  expect((await handOver()).status).toBe('waiting');
  await without.close();
  const both = `${nextKey},${testHealthDataKeys}`;
  const worker = await startWorker(api.database.url, { ...variables, HEALTH_DATA_KEYS: both });
  await until(async () => (await handOver()).status === 'delivered', handOver);
  await worker.close();
  expect(bridge.effects.filter(({ kind }) => kind === 'childRegistration')).toHaveLength(1);
});

test('codes and sessions at the counter from before the new key are good', async () => {
  const { carters } = await signedInCarters(api);
  const letInNow = () => letIn(desk.admin, carters.headId, desk.resort.locationId);
  const { token } = await redeemed(api, (await letInNow()).code);
  const after = await createHttpApplication(
    readConfig({ ...api.variables, HEALTH_DATA_KEYS: `${nextKey},${testHealthDataKeys}` }),
  );
  const request = supertest(after.getHttpServer());
  await request.get('/api/profile').auth(token, { type: 'bearer' }).expect(200);
  await desk.admin.get(counterPath(carters.headId)).expect(200);
  const { code } = await letInNow();
  await request.post(counterRoutes.session).send({ code }).expect(200);
  await after.close();
});
