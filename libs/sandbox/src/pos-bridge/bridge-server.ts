import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BridgeMember, type BridgeProduct, bridgeDocument, type PosSystem } from '@arrival/contracts';
import { randomFrom } from '../demo/art/random';
import { answerBadly, isAnswerBehaviour } from '../http/answer-badly';
import { openServer } from '../http/open-server';
import { requestText } from '../http/request-text';
import { send } from '../http/send-json';
import { type BridgeBehaviour, isBridgeBehaviour } from './bridge-behaviour';
import { type AppliedEffect, BridgeEffects } from './bridge-effects';
import { bridgePage } from './bridge-page';
import { BridgePeople, type KeptHousehold } from './bridge-people';
import { answerCall } from './bridge-routes';
import type { BridgeState } from './bridge-state';
import { bridgeToken } from './bridge-token';

export interface PosBridge {
  readonly url: string;
  readonly token: string;
  /** In the order in which they were applied. */
  readonly effects: readonly AppliedEffect[];
  readonly households: readonly KeptHousehold[];
  /** How many calls came, and the most of them at once. */
  readonly calls: { readonly count: number; readonly mostAtOnce: number };
  /** From now on; the chance, from 0 to 1, is that of each call, by a seed, so that it can be done again. */
  behave(behaviour: BridgeBehaviour, chance?: number, seed?: number): void;
  addHousehold(members: readonly BridgeMember[]): void;
  newNumber(): string;
  forget(key: string): void;
  stop(): Promise<void>;
}

export interface PosBridgeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly system?: PosSystem;
  readonly token?: string;
  readonly products?: readonly BridgeProduct[];
  readonly opens?: BridgeState['opens'];
}

const MOST_BYTES = 8_000_000;

/**
 * What stands beside an operator's RTP or Siriusware: the bridge of the contract, which forgets everything when it ends. `/` shows what came,
 * `/openapi.json` the contract; `POST /sandbox/behaviour` takes `{"behaviour", "chance", "seed"}`, `GET /sandbox/effects` answers what was applied.
 */
export async function startPosBridge(options: PosBridgeOptions = {}): Promise<PosBridge> {
  const { port = 0, host = '127.0.0.1', system = 'RTP', token = bridgeToken } = options;
  const { products = [], opens } = options;
  const people = new BridgePeople(system);
  const effects = new BridgeEffects(people);
  const state: BridgeState = { system, people, effects, products: [...products], opens };
  const calls = { count: 0, atOnce: 0, mostAtOnce: 0 };
  let spoil: () => BridgeBehaviour = () => 'ok';
  const behave = (behaviour: BridgeBehaviour, chance = 1, seed = 1): void => {
    const random = randomFrom(seed);
    spoil = () => (random() < chance ? behaviour : 'ok');
  };
  const call = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls.count += 1;
    calls.mostAtOnce = Math.max(calls.mostAtOnce, ++calls.atOnce);
    response.once('close', () => calls.atOnce--);
    const body = await requestText(request, MOST_BYTES);
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(response, { status: 401, body: { code: 'token.wrong', message: 'Another token, please' } });
    const behaviour = spoil();
    const work = () => answerCall(state, { method: request.method ?? '', url, body, behaviour });
    await answerBadly(isAnswerBehaviour(behaviour) ? behaviour : 'ok', request, response, work);
  };
  const control = async ({ pathname }: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (pathname === '/') return bridgePage(effects.applied, response);
    if (pathname === '/openapi.json') return send(response, { status: 200, body: bridgeDocument() });
    if (pathname === '/sandbox/effects') return send(response, { status: 200, body: effects.applied });
    const { behaviour, chance, seed } = JSON.parse((await requestText(request)) || '{}') as Record<string, unknown>;
    const isUnderstood = pathname === '/sandbox/behaviour' && isBridgeBehaviour(behaviour);
    if (isUnderstood) behave(behaviour, Number(chance ?? 1), Number(seed ?? 1));
    send(response, { status: isUnderstood ? 200 : 404, body: {} });
  };
  const server = await openServer({ port, host }, (url, request, response) =>
    (url.pathname.startsWith('/v1/') ? call : control)(url, request, response),
  );
  return {
    url: `http://${host}:${server.port}`,
    token,
    calls,
    behave,
    get effects() {
      return effects.applied;
    },
    households: people.households,
    addHousehold: (members) => void people.add(members),
    newNumber: () => people.newNumber(),
    forget: (key) => effects.forget(key),
    stop: server.close,
  };
}
