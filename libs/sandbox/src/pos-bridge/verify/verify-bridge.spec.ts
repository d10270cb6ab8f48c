import { type BridgeMember, type PosSystem, posSystems } from '@arrival/contracts';
import type { BridgeBehaviour } from '../bridge-behaviour';
import { addDemoFamily, demoBridgeProducts } from '../bridge-demo';
import { type PosBridge, startPosBridge } from '../bridge-server';
import type { Held } from './check';
import { verifyBridge } from './verify-bridge';

let bridge: PosBridge;
afterEach(() => bridge.stop());

const open = async (system: PosSystem, products = demoBridgeProducts) => {
  bridge = await startPosBridge({ system, products });
  addDemoFamily(bridge, system, new Date());
};
const verify = (patienceMs?: number) => verifyBridge({ url: bridge.url, token: bridge.token, patienceMs });
const failures = (held: readonly Held[]) => held.filter(({ why }) => why !== null).map(({ name }) => name);

test.each(posSystems)('everything holds for a bridge to %s that does as the contract says', async (system) => {
  await open(system);
  const held = await verify();
  expect(held.filter(({ why }) => why !== null)).toEqual([]);
  expect(held).toHaveLength(17);
});

test.each<BridgeBehaviour>(['hang', 'down', 'reset', 'garbage', 'half', 'wrong', 'broken', 'lose'])(
  'a bridge that answers badly (%s) is told so at once, and asked nothing more',
  async (behaviour) => {
    await open('RTP');
    bridge.behave(behaviour);
    expect(failures(await verify(300))).toEqual(['It answers, in time, by this version of the contract']);
    expect(bridge.calls.count).toBe(1);
  },
);

test.each<[BridgeBehaviour, string]>([
  ['twice', 'Households are told as the contract says, each once, the head first'],
  ['forget', 'The same key again is repeated, and changes nothing'],
  ['forget', 'It knows the keys that it confirmed, and no others'],
])('a bridge that does wrong (%s): %s', async (behaviour, name) => {
  await open('RTP');
  bridge.behave(behaviour);
  expect(failures(await verify())).toContain(name);
});

test('a bridge that loses every second answer does not hold', async () => {
  await open('SW');
  bridge.behave('lose', 0.5, 7);
  expect(failures(await verify())).not.toEqual([]);
});

test('what is held and never told, and a number of another system, are named', async () => {
  await open('RTP', []);
  expect(failures(await verify())).toEqual(['What households hold is a product that is told']);
  await bridge.stop();
  await open('RTP');
  const [member] = bridge.households[0]?.members ?? [];
  bridge.addHousehold([{ ...(member as BridgeMember), customerNumber: 'G-1' }]);
  const held = await verify();
  expect(held.find(({ why }) => why)?.why).toMatch(/at members\.0\.customerNumber/);
});

test('a bridge that finds a pass whatever is asked for is named', async () => {
  await open('SW');
  const [medium] = bridge.households[0]?.members[0]?.media ?? [];
  if (medium) medium.passNumber = 'NOPASSHASTHISNUMBER';
  expect(failures(await verify())).toEqual([
    'A pass is found by the numbers that its household is told with, and an unknown one is none',
  ]);
});

test('what only reads leaves nobody behind', async () => {
  await open('RTP');
  await verifyBridge({ url: bridge.url, token: bridge.token, readOnly: true });
  expect([bridge.households.length, bridge.effects.length]).toEqual([1, 0]);
});
