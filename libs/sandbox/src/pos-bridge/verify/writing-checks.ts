import { randomUUID } from 'node:crypto';
import {
  type BridgeEffect,
  type BridgeMember,
  bridgeEffectAnswer,
  bridgeHouseholdAnswer,
  bridgeKeysSchema,
} from '@arrival/contracts';
import { type BridgeCaller, read } from './bridge-caller';
import type { Check } from './check';
import { authorizationEffect, EARLIER, LATER, madeUpPerson, profileEffect } from './made-up-person';

/** What guests do: all of it happens to somebody made up. */
export function writingChecks(bridge: BridgeCaller): Check[] {
  const person = madeUpPerson();
  const put = async (key: string, effect: BridgeEffect) => {
    const { status, body } = await bridge.put(key, effect);
    if (status !== 200) throw new Error(`PUT /v1/effects answered ${status}, not 200`);
    const answer = read(bridgeEffectAnswer, body, 'PUT /v1/effects');
    if (answer.key !== key) throw new Error('It answered by another key');
    return answer;
  };
  const member = async (): Promise<BridgeMember> => {
    const { customerNumber } = await put(randomUUID(), profileEffect(person, EARLIER, '20'));
    const path = `/v1/households/${encodeURIComponent(customerNumber)}`;
    const { household } = await bridge.read(bridgeHouseholdAnswer, 'GET', path);
    const found = household?.members.find((one) => one.customerNumber === customerNumber);
    if (!found) throw new Error(`${customerNumber} is confirmed and not there`);
    return found;
  };
  return [
    ['What a guest did is applied and can be read', () => applied(put, member, person)],
    ['The same key again is repeated, and changes nothing', () => repeated(put, member, person)],
    ['The same key twice at once is applied once', () => twiceAtOnce(put, member, person)],
    ['The same key after a lost answer is applied once', () => afterLostAnswer(bridge, put, member, person)],
    ['The same key with another effect is refused (409)', () => otherEffect(bridge, put, person)],
    ['What is older than what is on file changes nothing', () => outdated(put, member, person)],
    ['What can never be applied is refused (422)', () => refused(bridge, person)],
    ['It knows the keys that it confirmed, and no others', () => known(bridge, put, person)],
  ];
}

type Put = (key: string, effect: BridgeEffect) => Promise<{ outcome: string }>;
type Read = () => Promise<BridgeMember>;
type Person = BridgeEffect['contact'];

function mustBe(found: string | null | undefined, wanted: string, what: string): void {
  if (found !== wanted) throw new Error(`${what} is ${found}, not ${wanted}`);
}

async function applied(put: Put, member: Read, person: Person): Promise<void> {
  mustBe((await put(randomUUID(), profileEffect(person, EARLIER, '26.5'))).outcome, 'applied', 'The outcome');
  mustBe(
    (await put(randomUUID(), profileEffect(person, LATER, '27'))).outcome,
    'applied',
    'The outcome of a newer one',
  );
  mustBe((await member()).rentalProfile?.shoeSize, '27', 'The shoe size');
}

async function repeated(put: Put, member: Read, person: Person): Promise<void> {
  const [key, effect] = [randomUUID(), authorizationEffect(person)];
  await put(key, effect);
  const before = (await member()).authorizations.length;
  mustBe((await put(key, effect)).outcome, 'repeated', 'The outcome of the second');
  mustBe(String((await member()).authorizations.length), String(before), 'The number of authorizations');
}

async function twiceAtOnce(put: Put, member: Read, person: Person): Promise<void> {
  const [key, effect] = [randomUUID(), authorizationEffect(person)];
  const outcomes = await Promise.all([put(key, effect), put(key, effect)]);
  mustBe(
    outcomes
      .map(({ outcome }) => outcome)
      .sort()
      .join(' and '),
    'applied and repeated',
    'Both together',
  );
  await member();
}

async function afterLostAnswer(bridge: BridgeCaller, put: Put, member: Read, person: Person): Promise<void> {
  const [key, effect] = [randomUUID(), authorizationEffect(person)];
  await bridge.putAndLeave(key, effect);
  const { outcome } = await put(key, effect);
  if (outcome !== 'applied' && outcome !== 'repeated') throw new Error(`The outcome is ${outcome}`);
  mustBe((await put(key, effect)).outcome, 'repeated', 'The outcome of the third');
  await member();
}

async function otherEffect(bridge: BridgeCaller, put: Put, person: Person): Promise<void> {
  const key = randomUUID();
  await put(key, profileEffect(person, LATER, '27'));
  mustBe(String((await bridge.put(key, profileEffect(person, LATER, '99'))).status), '409', 'The status');
}

async function outdated(put: Put, member: Read, person: Person): Promise<void> {
  await put(randomUUID(), profileEffect(person, LATER, '27'));
  mustBe((await put(randomUUID(), profileEffect(person, EARLIER, '11'))).outcome, 'outdated', 'The outcome');
  mustBe((await member()).rentalProfile?.shoeSize, '27', 'The shoe size');
}

async function refused(bridge: BridgeCaller, person: Person): Promise<void> {
  const nonsense = { occurredAt: LATER, contact: person, effect: { kind: 'nonsense' } } as unknown as BridgeEffect;
  mustBe(String((await bridge.put(randomUUID(), nonsense)).status), '422', 'The status');
}

async function known(bridge: BridgeCaller, put: Put, person: Person): Promise<void> {
  const [key, stranger] = [randomUUID(), randomUUID()];
  await put(key, profileEffect(person, LATER, '27'));
  const { keys } = await bridge.read(bridgeKeysSchema, 'POST', '/v1/effects/known', { keys: [key, stranger] });
  mustBe(keys.join(', '), key, 'What it knows');
}
