import { createPublicKey, type KeyObject } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { JwksClient } from 'jwks-rsa';
import { z } from 'zod';
import { DomainError } from '../calls/domain-error';
import { fetchJson } from '../outside/fetch-json';
import { ProviderDiscovery } from './provider-discovery';
import { VerifiedTokens } from './verified-tokens';

const LOOK_EVERY_MS = 120_000;
const LOOK_AGAIN_AFTER_FAILURE_MS = 5_000;
/** Both often start together: until keys were read once, they are looked for more often, and callers wait for them. */
const FIRST_LOOKS_AFTER_MS = 300;
const PATIENCE_FOR_FIRST_KEYS_MS = 2_500;
/** An unknown key makes the provider be asked at most this often. */
const COOL_DOWN_MS = 10_000;
const COOL_DOWN_AFTER_FAILURE_MS = 2_000;

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) });

class Deferred {
  isDone = false;
  readonly done: Promise<void>;
  #resolve: () => void = () => undefined;

  constructor() {
    this.done = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  finish(): void {
    this.isDone = true;
    this.#resolve();
  }
}

/**
 * The provider's public keys, kept in memory and read anew by a timer. Nothing that a stranger sends touches a known key: an unknown
 * one costs at most one look in ten seconds, whoever asks for it. While the provider cannot be asked the known keys stay.
 */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(SigningKeys.name);
  readonly #client = new JwksClient({ jwksUri: '', cache: false, rateLimit: false, fetcher: () => this.#fetchKeys() });
  #keys: ReadonlyMap<string, KeyObject> = new Map();
  #looking?: Promise<void>;
  #nextLookAt = 0;
  #timer?: NodeJS.Timeout;
  readonly #firstKeys = new Deferred();
  #isStopped = false;

  constructor(
    private readonly discovery: ProviderDiscovery,
    private readonly tokens: VerifiedTokens,
  ) {}

  onApplicationBootstrap(): void {
    void this.#keepLooking();
  }

  onApplicationShutdown(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** A key that is in memory. A token without `kid` may only mean the one key there is. */
  known(keyId: string | undefined): KeyObject | undefined {
    if (keyId !== undefined) return this.#keys.get(keyId);
    return this.#keys.size === 1 ? this.#keys.values().next().value : undefined;
  }

  /** The key that signed a token, or undefined when the provider has no such key. Throws `server.busy` while that cannot be found out. */
  async find(keyId: string | undefined): Promise<KeyObject | undefined> {
    const known = this.known(keyId);
    if (known) return known;
    await this.#lookForUnknown();
    return this.known(keyId);
  }

  /** Reads the keys anew and forgets tokens of withdrawn ones; callers at the same time share one reading. */
  refresh(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookForUnknown(): Promise<void> {
    if (!this.#firstKeys.isDone) return this.#waitForFirstKeys();
    const wait = this.#nextLookAt - performance.now();
    if (!this.#looking && wait > 0) throw new DomainError('server.busy', { retryAfterSeconds: Math.ceil(wait / 1000) });
    try {
      await this.refresh();
    } catch {
      throw new DomainError('server.busy', { retryAfterSeconds: Math.ceil(COOL_DOWN_AFTER_FAILURE_MS / 1000) });
    }
  }

  async #waitForFirstKeys(): Promise<void> {
    const isThere = await Promise.race([
      this.#firstKeys.done.then(() => true),
      pause(PATIENCE_FOR_FIRST_KEYS_MS, false, { ref: false }),
    ]);
    if (!isThere)
      throw new DomainError('server.busy', { retryAfterSeconds: Math.ceil(COOL_DOWN_AFTER_FAILURE_MS / 1000) });
  }

  async #look(): Promise<void> {
    let coolDown = COOL_DOWN_AFTER_FAILURE_MS;
    try {
      const found = await this.#client.getSigningKeys();
      this.#keys = new Map(found.map((key) => [key.kid ?? '', createPublicKey(key.getPublicKey())]));
      this.tokens.keepOnly(new Set(this.#keys.keys()));
      coolDown = COOL_DOWN_MS;
      this.#firstKeys.finish();
    } catch (error) {
      this.#logger.error(`The keys of ${this.discovery.issuer} cannot be read: ${(error as Error).message}`);
      throw error;
    } finally {
      this.#nextLookAt = performance.now() + coolDown;
    }
  }

  async #keepLooking(wait = FIRST_LOOKS_AFTER_MS): Promise<void> {
    const isRead = await this.refresh().then(
      () => true,
      () => false,
    );
    if (this.#isStopped) return;
    const next = Math.min(wait * 2, LOOK_AGAIN_AFTER_FAILURE_MS);
    this.#timer = setTimeout(() => void this.#keepLooking(next), isRead ? LOOK_EVERY_MS : wait).unref();
  }

  async #fetchKeys() {
    return keySet.parse(await fetchJson((await this.discovery.read()).jwks_uri));
  }
}
