import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../http/domain-error';
import { readAccessToken } from './access-token';
import { AccessTokenStrategy, type CompleteToken } from './access-token-strategy';
import type { Principal } from './principal';
import { SigningKeys } from './signing-keys';
import { VerifiedTokens } from './verified-tokens';

const CLOCK_TOLERANCE_S = 5;

function keyIdOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
    const keyId = (header as { kid?: unknown })?.kid;
    return typeof keyId === 'string' ? keyId : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies an access token and remembers it (D1). */
@Injectable()
export class TokenVerifier {
  readonly #strategy: AccessTokenStrategy;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly keys: SigningKeys,
    private readonly tokens: VerifiedTokens,
  ) {
    this.#strategy = new AccessTokenStrategy({
      issuer: config.oidc.issuer,
      audience: config.oidc.audience,
      algorithms: [...config.oidc.algorithms],
      jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_S },
      secretOrKeyProvider: (_request, token: string, done) => {
        this.keys.find(keyIdOf(token)).then(
          (key) => (key ? done(null, key as unknown as Buffer) : done(new Error('unknown signing key'))),
          (error: unknown) => done(error),
        );
      },
    });
  }

  /** The person of a token that was verified before and has not expired. */
  known(token: string): Principal | undefined {
    return this.tokens.find(token);
  }

  async verify(token: string): Promise<Principal> {
    const verified = await this.#check(token);
    const read = verified && readAccessToken(verified);
    if (!read) throw new DomainError('auth.required');
    this.tokens.remember(token, { ...read, keyId: verified.header.kid ?? '' });
    return read.principal;
  }

  async #check(token: string): Promise<CompleteToken | undefined> {
    try {
      return await this.#strategy.verify(token);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      return undefined;
    }
  }
}
