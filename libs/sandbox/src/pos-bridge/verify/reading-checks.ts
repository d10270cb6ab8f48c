import {
  type BridgeHousehold,
  bridgeHouseholdAnswer,
  bridgeHouseholds,
  bridgePageAnswer,
  bridgePassAnswer,
  bridgeProductsSchema,
  bridgeStatusSchema,
} from '@arrival/contracts';
import { type BridgeCaller, read } from './bridge-caller';
import type { Check } from './check';

const PAGE = 50;
const MOST_PAGES = 5;

/** Whoever builds a bridge needs to know that nothing else can be asked. */
export const statusCheck = (bridge: BridgeCaller): Check => [
  'It answers, in time, by this version of the contract',
  async () => void (await bridge.read(bridgeStatusSchema, 'GET', '/v1/status')),
];

/** What is only read. */
export const readingChecks = (bridge: BridgeCaller): Check[] => [
  [
    'Another token is refused (401)',
    async () => {
      const { status } = await bridge.call('GET', '/v1/status', undefined, 'not-the-token');
      if (status !== 401) throw new Error(`It answered ${status}`);
    },
  ],
  ['Products are told as the contract says', async () => void (await products(bridge))],
  [
    'Households are told as the contract says, each once, the head first',
    async () => void (await someHouseholds(bridge)),
  ],
  ['What households hold is a product that is told', () => knownProducts(bridge)],
  ['A household is the same by the number of any member', () => byNumber(bridge)],
  ['A pass is found by the numbers that its household is told with, and an unknown one is none', () => passes(bridge)],
  ['An unknown customer is nobody, and no failure', () => nobody(bridge)],
  ['Eight calls at once are answered in time', () => eightAtOnce(bridge)],
];

const products = async (bridge: BridgeCaller) =>
  (await bridge.read(bridgeProductsSchema, 'GET', '/v1/products')).products;

async function someHouseholds(bridge: BridgeCaller): Promise<BridgeHousehold[]> {
  const all: BridgeHousehold[] = [];
  let after: string | null = '';
  for (let page = 0; page < MOST_PAGES && after !== null; page += 1) {
    const path: string = `/v1/households?limit=${PAGE}${after && `&after=${encodeURIComponent(after)}`}`;
    const said = await bridge.read(bridgePageAnswer, 'GET', path);
    if (said.households.length > PAGE) throw new Error(`${path} answered more than ${PAGE}`);
    all.push(...said.households.map((one) => read(bridgeHouseholds[said.system], one, `GET ${path}`)));
    after = said.next;
  }
  const numbers = all.flatMap(({ members }) => members.map(({ customerNumber }) => customerNumber));
  const twice = numbers.find((number, place) => numbers.indexOf(number) !== place);
  if (twice) throw new Error(`Customer ${twice} is told twice`);
  return all;
}

async function knownProducts(bridge: BridgeCaller): Promise<void> {
  const known = new Set((await products(bridge)).map(({ productId }) => productId));
  const held = (await someHouseholds(bridge)).flatMap(({ members }) =>
    members.flatMap(({ purchases, media }) => [...purchases, ...media]),
  );
  const unknown = held.find(({ productId }) => !known.has(productId));
  if (unknown) throw new Error(`Product ${unknown.productId} is held and not told`);
}

async function byNumber(bridge: BridgeCaller): Promise<void> {
  const household = (await someHouseholds(bridge)).find(({ members }) => members.length > 1);
  if (!household) return;
  const numbersOf = ({ members }: BridgeHousehold) => members.map(({ customerNumber }) => customerNumber).join(', ');
  for (const { customerNumber } of household.members) {
    const said = await bridge.read(
      bridgeHouseholdAnswer,
      'GET',
      `/v1/households/${encodeURIComponent(customerNumber)}`,
    );
    if (!said.household || numbersOf(said.household) !== numbersOf(household))
      throw new Error(`Customer ${customerNumber} leads to another household than the list`);
  }
}

async function passes(bridge: BridgeCaller): Promise<void> {
  const ask = async (number: string) => {
    const question = { number, day: '2020-01-01', accessLocation: null };
    return (await bridge.read(bridgePassAnswer, 'POST', '/v1/passes/find', question)).pass;
  };
  const held = (await someHouseholds(bridge)).flatMap(({ members }) => members.flatMap(({ media }) => media));
  const medium = held.find(({ passNumber, rfidNumber }) => passNumber ?? rfidNumber);
  for (const number of [medium?.passNumber, medium?.rfidNumber])
    if (number && !(await ask(number))) throw new Error(`A household holds the pass ${number}, and nobody has it`);
  if (await ask('NOPASSHASTHISNUMBER')) throw new Error('A number that nobody has is found');
}

async function nobody(bridge: BridgeCaller): Promise<void> {
  const byNumberAlone = await bridge.read(bridgeHouseholdAnswer, 'GET', '/v1/households/999999999999');
  const wanted = { email: 'nobody@arrival.invalid', firstName: 'No', lastName: 'Body', dateOfBirth: null };
  const found = await bridge.read(bridgeHouseholdAnswer, 'POST', '/v1/households/find', wanted);
  if (byNumberAlone.household || found.household) throw new Error('Somebody was found');
}

async function eightAtOnce(bridge: BridgeCaller): Promise<void> {
  await Promise.all(Array.from({ length: 8 }, () => bridge.read(bridgeStatusSchema, 'GET', '/v1/status')));
}
