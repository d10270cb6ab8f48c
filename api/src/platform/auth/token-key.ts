import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Clock } from '../clock/clock';
import { refusedToken } from './refused-token';
import { SigningKeys } from './signing-keys';
import { LEEWAY_SECONDS } from './verified-tokens';

/** What a token says of itself before anybody has checked it: good for refusing it, never for believing it. */
interface UnverifiedToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

function objectOf(segment: string | undefined): Record<string, unknown> | undefined {
  if (!segment) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when it is not three segments of which two are objects. */
function readUnverified(token: string): UnverifiedToken | undefined {
  const segments = token.split('.', 4);
  const header = objectOf(segments[0]);
  const payload = objectOf(segments[1]);
  return segments.length === 3 && header && payload ? { header, payload } : undefined;
}

const keyIdOf = ({ header }: UnverifiedToken): string | undefined =>
  typeof header['kid'] === 'string' ? header['kid'] : undefined;

/** Finds the key that a token says it was signed with, for those tokens alone that are worth looking for one. */
@Injectable()
export class TokenKey {
  readonly #oidc: AppConfig['oidc'];

  constructor(
    @Inject(APP_CONFIG) { oidc }: AppConfig,
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {
    this.#oidc = oidc;
  }

  /** Throws `auth.required`, and `server.busy` while the provider's keys are not there to check with. */
  async find(token: string): Promise<KeyObject> {
    const unverified = readUnverified(token);
    if (!unverified) throw refusedToken('malformed');
    this.#refuseAtOnce(unverified);
    const key = await this.keys.find(keyIdOf(unverified));
    if (!key) throw refusedToken('unknown signing key');
    return key;
  }

  /**
   * A token with critical extensions asks for what we do not do (RFC 7515 §4.1.11). One whose key is unknown is worth a look at the
   * provider only when the rest of it could pass.
   */
  #refuseAtOnce(unverified: UnverifiedToken): void {
    if ('crit' in unverified.header) throw refusedToken('critical extension');
    if (this.keys.known(keyIdOf(unverified))) return;
    if (!this.#couldPass(unverified)) throw refusedToken('not for us');
    const { exp } = unverified.payload;
    if (typeof exp !== 'number' || (exp + LEEWAY_SECONDS) * 1000 <= this.clock.now()) throw refusedToken('expired');
  }

  #couldPass({ header, payload }: UnverifiedToken): boolean {
    return (
      this.#oidc.algorithms.some((allowed) => allowed === header['alg']) &&
      payload['iss'] === this.#oidc.issuer &&
      [payload['aud']].flat().some((audience) => this.#oidc.audiences.some((accepted) => accepted === audience))
    );
  }
}
