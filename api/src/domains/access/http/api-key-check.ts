import { timingSafeEqual } from 'node:crypto';
import { API_KEY_PREFIX, type ApiKeyScope, apiKeyScopes } from '@arrival/contracts';
import { type ExecutionContext, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { KEY_SCOPE } from '../../../platform/auth/access';
import { AccessChecks } from '../../../platform/auth/access-check';
import type { ArrivalRequest, KeyHolder } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import type { Limit } from '../../../platform/security/limit';
import { Limits } from '../../../platform/security/limits';
import { hashOfApiKey, isApiKeyToken } from '../api-key-token';
import { ApiKeysQueries } from '../api-keys.queries';
import { ApiKeyTrail } from './api-key-trail';
import { ApiKeyUses } from './api-key-uses';

const HEADER = 'x-api-key';
const WINDOW_SECONDS = 60;
const POLICY = 'per-key';
const PATIENCE_MS = 2_000;

/** One answer for every key that does not count; the reason is for our log. */
const refused = (reason: string) => new DomainError('key.required', { reason });

/** Decides `@ApiKey()` (D48): who calls, whether keys of this type may, and whether it is not too often. */
@Injectable()
export class ApiKeyCheck implements OnModuleInit {
  readonly #limit: Limit;
  readonly #mostCalls: number;

  constructor(
    @Inject(APP_CONFIG) { keyRequestsPerMinute }: AppConfig,
    limits: Limits,
    private readonly checks: AccessChecks,
    private readonly queries: ApiKeysQueries,
    private readonly uses: ApiKeyUses,
    private readonly trail: ApiKeyTrail,
  ) {
    this.#mostCalls = keyRequestsPerMinute;
    this.#limit = limits.define({
      name: 'api-key',
      points: keyRequestsPerMinute,
      seconds: WINDOW_SECONDS,
      patienceMs: PATIENCE_MS,
    });
  }

  onModuleInit(): void {
    this.checks.register('apiKey', { needsToken: false, allows: (request, context) => this.#allows(request, context) });
  }

  async #allows(request: ArrivalRequest, context: ExecutionContext): Promise<true> {
    if (request.url.includes(API_KEY_PREFIX)) throw new DomainError('key.in_address');
    const key = await this.#holderOf(request.headers[HEADER]);
    request.apiKey = key;
    const scope = Reflect.getMetadata(KEY_SCOPE, context.getHandler()) as ApiKeyScope;
    if (!apiKeyScopes[key.type].some((one) => one === scope)) throw new DomainError('key.forbidden');
    await this.#limitCalls(key, context.switchToHttp().getResponse<FastifyReply>());
    await this.trail.keep(key, request);
    this.uses.count(key.id);
    return true;
  }

  /** Checksum, hash, look-up by the hash, comparison: nothing depends on how much of a key is right. */
  async #holderOf(given: string | string[] | undefined): Promise<KeyHolder> {
    if (given === undefined || given === '') throw refused('missing');
    if (typeof given !== 'string' || !isApiKeyToken(given)) throw refused('malformed');
    const hash = hashOfApiKey(given);
    const known = await this.queries.findByHash(hash);
    if (!known || !timingSafeEqual(known.hash, hash)) throw refused('unknown');
    if (known.isRevoked) throw refused('revoked');
    return { id: known.id, nickname: known.nickname, type: known.type };
  }

  /** The two headers of draft-ietf-httpapi-ratelimit-headers, with every answer of a key that counts. */
  async #limitCalls({ id }: KeyHolder, reply: FastifyReply): Promise<void> {
    const { isOver, remaining, seconds } = await this.#limit.count(String(id));
    reply.header('ratelimit-policy', `"${POLICY}";q=${this.#mostCalls};w=${WINDOW_SECONDS}`);
    reply.header('ratelimit', `"${POLICY}";r=${remaining};t=${seconds}`);
    if (isOver) throw new DomainError('request.too_many', { retryAfterSeconds: seconds });
  }
}
