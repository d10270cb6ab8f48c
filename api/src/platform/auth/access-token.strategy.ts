import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { ClaimNames } from '../../config/oidc-values';
import { type CompleteToken, readAccessToken } from './access-token';
import { bearerToken } from './bearer-token';
import { claimedPerson } from './claimed-person';
import type { Principal } from './principal';
import { refusedToken } from './refused-token';
import { TokenKey } from './token-key';
import { UserInfo } from './user-info';
import { LEEWAY_SECONDS, VerifiedTokens } from './verified-tokens';

/**
 * Verifies an access token and remembers it (D1): signature, algorithm, issuer, audience, `exp` and `nbf` by passport-jwt. Passport keeps its
 * strategies for the whole process; a name of its own lets two applications in one process (tests) trust two providers.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) implements OnApplicationShutdown {
  readonly registeredAs = `access-token ${randomUUID()}`;
  readonly #claimNames: ClaimNames;

  constructor(
    @Inject(APP_CONFIG) { oidc }: AppConfig,
    key: TokenKey,
    private readonly tokens: VerifiedTokens,
    private readonly userInfo: UserInfo,
  ) {
    super({
      jwtFromRequest: (request: Pick<FastifyRequest, 'headers'>) => bearerToken(request) ?? null,
      issuer: oidc.issuer,
      audience: [...oidc.audiences],
      algorithms: [...oidc.algorithms],
      jsonWebTokenOptions: { complete: true, clockTolerance: LEEWAY_SECONDS },
      passReqToCallback: true,
      secretOrKeyProvider: (_request, token: string, done) => {
        key.find(token).then(
          (found) => done(null, found as unknown as Buffer),
          (error: unknown) => done(error),
        );
      },
    });
    this.#claimNames = oidc.claimNames;
    passport.use(this.registeredAs, this);
  }

  /** Whom a verified token stands for. Throws `auth.required` when it is no access token of a person. */
  async validate(request: FastifyRequest, verified: CompleteToken): Promise<Principal> {
    const token = bearerToken(request) ?? '';
    const read = readAccessToken(verified, this.#claimNames);
    if (!read) throw refusedToken('no access token');
    const principal = await this.#named(token, read.principal);
    this.tokens.remember(token, { principal, expiresAt: read.expiresAt, keyId: verified.header.kid ?? '' });
    return principal;
  }

  onApplicationShutdown(): void {
    passport.unuse(this.registeredAs);
  }

  /** A token without names is completed by userinfo, once for as long as the token is remembered. */
  async #named(token: string, principal: Principal): Promise<Principal> {
    if (principal.givenName || principal.familyName) return principal;
    const told = claimedPerson(await this.userInfo.read(token, principal.subject), this.#claimNames);
    const isMailTold = told.email !== undefined;
    return Object.freeze({
      ...principal,
      givenName: told.givenName,
      familyName: told.familyName,
      email: isMailTold ? told.email : principal.email,
      emailVerified: isMailTold ? told.emailVerified : principal.emailVerified,
      birthDate: told.birthDate ?? principal.birthDate,
    });
  }
}
