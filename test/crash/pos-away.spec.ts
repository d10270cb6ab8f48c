import { type PosBridge, startPosBridge } from '../../libs/sandbox/src/pos-bridge/bridge-server';
import { type ApiProcess, startWorkerProcess } from '../support/api-process';
import { until } from '../support/until';
import { effectKinds, openCallsOf, sendAll } from './calls';
import { buildCrashSite, type CrashSite } from './crash-site';
import { notStoredOnce, wrongDocuments } from './evidence';

/** The point of sale is away, comes back losing answers, and the worker is killed meanwhile: everybody finishes, each thing arrives once (I2, I3). */
let site: CrashSite;
let bridge: PosBridge;
let api: ApiProcess;
let variables: Record<string, string>;

beforeAll(async () => {
  [site, bridge] = await Promise.all([buildCrashSite(), startPosBridge()]);
  const pos = {
    POS_BRIDGE_URL: bridge.url,
    POS_BRIDGE_TOKEN: bridge.token,
    POS_ASK_AGAIN_SECONDS: '1',
    DATABASE_PATIENCE: '20',
  };
  variables = { ...site.variables, ...pos };
  Object.assign(site.variables, pos);
  api = await site.startApi();
});

afterAll(async () => {
  await api.stop();
  await bridge.stop();
  await site.close();
});

const waiting = () => site.database.count(`pos_delivery where status = 'waiting'`);
const own = () => bridge.effects.filter(({ kind }) => kind !== 'contact');

test('all of it can be finished while it is away, and arrives once and in order when it is back', async () => {
  bridge.behave('down');
  const calls = await openCallsOf(site, api.url, 2);
  let worker = startWorkerProcess(variables);
  await sendAll(api.url, calls);
  expect(calls.map(({ answer }) => answer?.status)).toEqual(calls.map(() => 200));
  await until(async () => (await site.database.rows('select from pos_delivery where attempts > 0')).length > 0);
  expect(bridge.effects).toEqual([]);
  bridge.behave('lose', 0.3, 7);
  await until(() => own().length >= 4).finally(() => worker.kill());
  worker = startWorkerProcess(variables);
  await until(async () => (await waiting()) === 0).finally(() => worker.stop());
  const name = (arrivalId: number, kind: string) => `${arrivalId} ${kind}`;
  expect(
    own()
      .map(({ arrivalId, kind }) => name(arrivalId, kind))
      .sort(),
  ).toEqual(calls.map(({ contactId, endpoint }) => name(contactId, effectKinds[endpoint])).sort());
  for (const { contactId } of calls) {
    const times = own().flatMap(({ arrivalId, occurredAt }) => (arrivalId === contactId ? occurredAt : []));
    expect(times).toEqual([...times].sort());
  }
  expect(await notStoredOnce(site.database, calls)).toEqual([]);
  expect(await wrongDocuments(site.database)).toEqual([]);
});
