import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { JwksClient } from 'jwks-rsa';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../http/domain-error';
import { fetchJson } from '../http/fetch-json';
import { VerifiedTokens } from './verified-tokens';

const MINUTE = 60_000;
const KEYS_FRESH_FOR = 10 * MINUTE;
const LOOK_FOR_ROTATION_EVERY = 2 * MINUTE;

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string().optional() })) });

/** The provider's public keys, found by discovery, as KeyObjects; looks for rotated keys in the background. */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(SigningKeys.name);
  readonly #client: JwksClient;
  readonly #parsed = new Map<string, KeyObject>();
  #jwksAddress?: string;
  #timer?: NodeJS.Timeout;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tokens: VerifiedTokens,
  ) {
    this.#client = new JwksClient({
      cache: true,
      cacheMaxAge: KEYS_FRESH_FOR,
      cacheMaxAgeFallback: KEYS_FRESH_FOR,
      rateLimit: true,
      jwksRequestsPerMinute: 30,
      fetcher: () => this.#fetchKeys(),
    });
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), LOOK_FOR_ROTATION_EVERY).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  /** The key that signed a token, or undefined when the provider has no such key. Throws when the provider cannot be asked. */
  async find(keyId: string | undefined): Promise<KeyObject | undefined> {
    try {
      const key = await this.#client.getSigningKey(keyId);
      const pem = key.getPublicKey();
      const parsed = this.#parsed.get(pem) ?? createPublicKey(pem);
      this.#parsed.set(pem, parsed);
      return parsed;
    } catch (error) {
      const { name, message } = error as Error;
      if (name === 'SigningKeyNotFoundError' || name === 'JwksRateLimitError') return undefined;
      this.#logger.error(`The keys of ${this.config.oidc.issuer} cannot be read: ${message}`);
      throw new DomainError('server.busy');
    }
  }

  /** Reads the keys anew and forgets tokens of withdrawn ones. */
  async refresh(): Promise<void> {
    const { keys } = await this.#fetchKeys();
    this.tokens.keepOnly(new Set(keys.map((key) => key.kid ?? '')));
  }

  async #fetchKeys() {
    this.#jwksAddress ??= await this.#discover();
    return keySet.parse(await fetchJson(this.#jwksAddress));
  }

  async #discover(): Promise<string> {
    const { issuer } = this.config.oidc;
    const found = discovery.parse(await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`));
    if (found.issuer !== issuer) throw new Error(`the provider calls itself ${found.issuer}`);
    return found.jwks_uri;
  }
}
