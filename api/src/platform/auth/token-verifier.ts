import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Clock } from '../clock/clock';
import { DomainError } from '../http/domain-error';
import { readAccessToken } from './access-token';
import { AccessTokenStrategy, type CompleteToken } from './access-token-strategy';
import { claimedPerson } from './claimed-person';
import type { Principal } from './principal';
import { SigningKeys } from './signing-keys';
import { readUnverified, type UnverifiedToken } from './unverified-token';
import { UserInfo } from './user-info';
import { LEEWAY_SECONDS, VerifiedTokens } from './verified-tokens';

const keyIdOf = ({ header }: UnverifiedToken): string | undefined => (typeof header['kid'] === 'string' ? header['kid'] : undefined);

const refused = (reason: string) => new DomainError('auth.required', { reason });

/** Verifies an access token and remembers it (D1). */
@Injectable()
export class TokenVerifier {
  readonly #strategy: AccessTokenStrategy;
  readonly #oidc: AppConfig['oidc'];

  constructor(
    @Inject(APP_CONFIG) { oidc }: AppConfig,
    private readonly keys: SigningKeys,
    private readonly tokens: VerifiedTokens,
    private readonly clock: Clock,
    private readonly userInfo: UserInfo,
  ) {
    this.#oidc = oidc;
    this.#strategy = new AccessTokenStrategy({
      issuer: oidc.issuer,
      audience: [...oidc.audiences],
      algorithms: [...oidc.algorithms],
      jsonWebTokenOptions: { clockTolerance: LEEWAY_SECONDS },
      secretOrKeyProvider: (_request, token: string, done) => {
        const unverified = readUnverified(token);
        this.keys.find(unverified && keyIdOf(unverified)).then(
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

  /** Throws `auth.required` with the reason for our log, and `server.busy` while the provider's keys are not there to check with. */
  async verify(token: string): Promise<Principal> {
    const verified = await this.#check(token);
    const read = readAccessToken(verified, this.#oidc.claimNames);
    if (!read) throw refused('no access token');
    const principal = await this.#named(token, read.principal);
    this.tokens.remember(token, { principal, expiresAt: read.expiresAt, keyId: verified.header.kid ?? '' });
    return principal;
  }

  /** A token without names is completed by userinfo, once for as long as the token is remembered. */
  async #named(token: string, principal: Principal): Promise<Principal> {
    if (principal.givenName || principal.familyName) return principal;
    const told = claimedPerson(await this.userInfo.read(token, principal.subject), this.#oidc.claimNames);
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

  async #check(token: string): Promise<CompleteToken> {
    this.#refuseAtOnce(token);
    try {
      return await this.#strategy.verify(token);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const { name, message } = error as Error;
      throw refused(name === 'TokenExpiredError' ? 'expired' : (message.split(/[.:]/, 1)[0] ?? 'unknown'));
    }
  }

  /**
   * A token with critical extensions asks for what we do not do (RFC 7515 §4.1.11). One whose key is unknown is worth a look at the
   * provider only when the rest of it could pass.
   */
  #refuseAtOnce(token: string): void {
    const unverified = readUnverified(token);
    if (!unverified) throw refused('malformed');
    if ('crit' in unverified.header) throw refused('critical extension');
    if (this.keys.known(keyIdOf(unverified))) return;
    if (!this.#couldPass(unverified)) throw refused('not for us');
    const { exp } = unverified.payload;
    if (typeof exp !== 'number' || (exp + LEEWAY_SECONDS) * 1000 <= this.clock.now()) throw refused('expired');
  }

  #couldPass({ header, payload }: UnverifiedToken): boolean {
    return (
      this.#oidc.algorithms.some((allowed) => allowed === header['alg']) &&
      payload['iss'] === this.#oidc.issuer &&
      [payload['aud']].flat().some((audience) => this.#oidc.audiences.some((accepted) => accepted === audience))
    );
  }
}
