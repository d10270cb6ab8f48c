import {
  type BridgeEffect,
  type BridgeEffectAnswer,
  type BridgeHousehold,
  type BridgePass,
  type BridgePassQuestion,
  type BridgeProduct,
  bridgeEffectAnswer,
  bridgeHouseholdAnswer,
  bridgeHouseholds,
  bridgeKeysSchema,
  bridgePageAnswer,
  bridgePageLimit,
  bridgePassAnswer,
  bridgeProductsSchema,
  bridgeRefusalSchema,
  bridgeStatusSchema,
  type PosSystem,
} from '@arrival/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import {
  type PartnerAnswer,
  PartnerAway,
  type PartnerCall,
  PartnerClient,
} from '../../../platform/outside/partner-client';

export interface HouseholdOfSystem {
  readonly system: PosSystem;
  readonly household: BridgeHousehold;
}

export interface HouseholdPage {
  readonly system: PosSystem;
  readonly households: readonly BridgeHousehold[];
  /** Told otherwise than the contract says, with the reason. */
  readonly wrong: readonly string[];
  readonly next: string | null;
}

/** The bridge says that it will never do this. */
export class BridgeRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** The token is wrong, or it is told to wait: nothing about what was asked. */
  get isAboutTheCall(): boolean {
    return [401, 403, 408].includes(this.status);
  }
}

/** Tries of what is only read; a guest waits for them. */
const TRIES = 2;

/** The bridge to the operator's point of sale, by its contract (docs/pos-bridge.md). Throws `PartnerAway`, and `BridgeRefusal` where it refuses. */
@Injectable()
export class BridgeClient implements OnApplicationShutdown {
  readonly #partner?: PartnerClient;
  /** Calls that anybody may cause: they take no place from those for guests. */
  readonly #publicly?: PartnerClient;

  constructor(@Inject(APP_CONFIG) { pos }: Pick<AppConfig, 'pos'>) {
    if (!pos) return;
    const { url, token, timeoutMs, askAgainSeconds } = pos;
    const options = { url, token, timeoutMs, askAgainMs: askAgainSeconds * 1_000 };
    this.#partner = new PartnerClient(options);
    this.#publicly = new PartnerClient(options);
  }

  /** Whether it is left alone for now. */
  get isOpen(): boolean {
    return this.#calls.isOpen;
  }

  status(): Promise<z.output<typeof bridgeStatusSchema>> {
    return this.#read(bridgeStatusSchema, { method: 'GET', path: '/v1/status' });
  }

  async products(stop?: AbortSignal): Promise<BridgeProduct[]> {
    return (await this.#read(bridgeProductsSchema, { method: 'GET', path: '/v1/products', tries: 3 }, stop)).products;
  }

  /** Null for nobody. */
  household(customerNumber: string): Promise<HouseholdOfSystem | null> {
    const path = `/v1/households/${encodeURIComponent(customerNumber)}` as const;
    return this.#household({ method: 'GET', path, tries: TRIES });
  }

  /** Null for nobody, and for more than one. */
  find(body: { email: string; firstName: string; lastName: string; dateOfBirth: string | null }) {
    return this.#household({ method: 'POST', path: '/v1/households/find', body, tries: TRIES });
  }

  /** Null for one that nobody has. One try: last-known answers stand by. */
  async pass(body: BridgePassQuestion): Promise<BridgePass | null> {
    const call = { method: 'POST', path: '/v1/passes/find', body } as const;
    return (await this.#read(bridgePassAnswer, call, undefined, this.#publicly)).pass;
  }

  async page(after: string | null, changedSince: string | null, stop?: AbortSignal): Promise<HouseholdPage> {
    const query = new URLSearchParams({ limit: String(bridgePageLimit) });
    if (after !== null) query.set('after', after);
    if (changedSince !== null) query.set('changedSince', changedSince);
    const call = { method: 'GET', path: `/v1/households?${query}`, tries: 3 } as const;
    const { system, households, next } = await this.#read(bridgePageAnswer, call, stop);
    const read = households.map((one) => bridgeHouseholds[system].safeParse(one));
    return {
      system,
      next,
      households: read.flatMap(({ data }) => data ?? []),
      wrong: read.flatMap(({ error }) => (error ? [sayIssue(error)] : [])),
    };
  }

  /** One try; the next is the caller's, by the same key. */
  apply(key: string, effect: BridgeEffect, stop?: AbortSignal): Promise<BridgeEffectAnswer> {
    return this.#read(bridgeEffectAnswer, { method: 'PUT', path: `/v1/effects/${key}`, body: effect }, stop);
  }

  async known(keys: readonly string[], stop?: AbortSignal): Promise<string[]> {
    const call = { method: 'POST', path: '/v1/effects/known', body: { keys }, tries: 3 } as const;
    return (await this.#read(bridgeKeysSchema, call, stop)).keys;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.#partner?.close(), this.#publicly?.close()]);
  }

  get #calls(): PartnerClient {
    if (!this.#partner) throw new Error('There is no bridge to a point of sale');
    return this.#partner;
  }

  async #household(call: PartnerCall): Promise<HouseholdOfSystem | null> {
    const { system, household } = await this.#read(bridgeHouseholdAnswer, call);
    return household && { system, household };
  }

  async #read<Schema extends z.ZodType>(
    schema: Schema,
    call: PartnerCall,
    stop?: AbortSignal,
    partner: PartnerClient = this.#calls,
  ): Promise<z.output<Schema>> {
    const answer = await partner.call(call, stop);
    if (answer.status !== 200) throw refusalOf(answer);
    const read = schema.safeParse(answer.body);
    if (!read.success)
      throw new PartnerAway('unreadable', `It answers otherwise than the contract ${sayIssue(read.error)}`);
    return read.data;
  }
}

const sayIssue = ({ issues: [issue] }: z.ZodError): string =>
  `at ${issue?.path.join('.') || 'the top'}: ${issue?.message ?? 'wrong'}`;

function refusalOf({ status, body }: PartnerAnswer): BridgeRefusal {
  const said = bridgeRefusalSchema.safeParse(body);
  return new BridgeRefusal(status, said.success ? `${said.data.code}: ${said.data.message}` : `It answered ${status}`);
}
