import {
  type BridgeMember,
  bridgeEffectSchema,
  bridgeFindSchema,
  bridgeKeysSchema,
  bridgePageLimit,
  bridgePassQuestion,
  bridgeVersion,
} from '@arrival/contracts';
import { jsonOf } from '../http/json-of';
import type { Answer } from '../http/send-json';
import type { BridgeBehaviour } from './bridge-behaviour';
import { passOf } from './bridge-passes';
import type { KeptHousehold } from './bridge-people';
import type { BridgeState } from './bridge-state';

const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
const fine = (body: unknown): Answer => ({ status: 200, body });

/** Does one call of the contract. `behaviour` may spoil what is read. */
export function answerCall(
  state: BridgeState,
  { method, url, body, behaviour }: { method: string; url: URL; body: string; behaviour: BridgeBehaviour },
): Answer {
  const call = `${method} ${url.pathname}`;
  const { system, products } = state;
  if (call === 'GET /v1/status') return fine({ system, version: bridgeVersion });
  if (call === 'GET /v1/products') return fine({ products });
  if (call === 'GET /v1/households') return fine(pageOf(state, url, behaviour));
  if (call === 'POST /v1/households/find') return find(state, body);
  if (call === 'POST /v1/passes/find') return findPass(state, body);
  if (call === 'POST /v1/effects/known') return known(state, body);
  const [, kind, name] = /^\/v1\/(households|effects)\/([^/]+)$/.exec(url.pathname) ?? [];
  if (method === 'GET' && kind === 'households')
    return fine({ system, household: shown(state.people.of(decodeURIComponent(name ?? '')), behaviour) });
  if (method === 'PUT' && kind === 'effects') return apply(state, name ?? '', body, behaviour);
  return refusal(404, 'call.unknown', 'There is no such call');
}

function find({ system, people }: BridgeState, body: string): Answer {
  const wanted = bridgeFindSchema.safeParse(jsonOf(body));
  if (!wanted.success) return refusal(400, 'find.wrong', wanted.error.message.slice(0, 500));
  return fine({ system, household: shown(people.find(wanted.data), 'ok') });
}

function findPass(state: BridgeState, body: string): Answer {
  const asked = bridgePassQuestion.safeParse(jsonOf(body));
  if (!asked.success) return refusal(400, 'pass.wrong', asked.error.message.slice(0, 500));
  return fine({ pass: passOf(state, asked.data) });
}

function known({ effects }: BridgeState, body: string): Answer {
  const asked = bridgeKeysSchema.safeParse(jsonOf(body));
  if (!asked.success) return refusal(400, 'keys.wrong', asked.error.message.slice(0, 500));
  return fine({ keys: effects.known(asked.data.keys) });
}

function apply({ effects }: BridgeState, key: string, body: string, behaviour: BridgeBehaviour): Answer {
  const effect = bridgeEffectSchema.safeParse(jsonOf(body));
  if (!effect.success) return refusal(422, 'effect.wrong', effect.error.message.slice(0, 500));
  const answer = effects.apply(key, effect.data);
  if (behaviour === 'forget') effects.forget(key);
  return answer ? fine(answer) : refusal(409, 'effect.other', 'This key was here with another effect');
}

/** The cursor is the place in the list, which only ever grows. */
function pageOf({ system, people }: BridgeState, url: URL, behaviour: BridgeBehaviour): object {
  const after = Number(url.searchParams.get('after') ?? 0);
  const limit = Math.min(Number(url.searchParams.get('limit') ?? bridgePageLimit), bridgePageLimit);
  const since = url.searchParams.get('changedSince') ?? '';
  const page = people.households.slice(after, after + limit);
  const households = page.filter(({ changedAt }) => changedAt >= since).map((household) => shown(household, behaviour));
  const next = after + limit < people.households.length ? String(after + limit) : null;
  return {
    system,
    households: behaviour === 'twice' ? [...households, ...households].slice(0, bridgePageLimit) : households,
    next,
  };
}

function shown(household: KeptHousehold | undefined, behaviour: BridgeBehaviour): { members: BridgeMember[] } | null {
  if (!household) return null;
  const { members } = household;
  if (behaviour === 'twice') return { members: [...members, ...members] };
  return { members: behaviour === 'disorder' ? [...members].reverse() : members };
}
