import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { HeldCapability } from '../../platform/auth/principal';
import { Clock } from '../../platform/clock/clock';
import { derivedKeys } from '../../platform/crypto/derived-keys';

/** A cookie holds so long; a link may wait so long to be opened. */
export const CAPABILITY_SECONDS = 12 * 3600;
const LINK_SECONDS = 24 * 3600;
const WALLET_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const kinds = {
  capability: { typ: 'arrival-capability+jwt', audience: 'arrival-passes', seconds: CAPABILITY_SECONDS },
  wallet: { typ: 'arrival-wallet+jwt', audience: 'arrival-wallet', seconds: WALLET_SECONDS },
  familyWallet: { typ: 'arrival-family-wallet+jwt', audience: 'arrival-wallet', seconds: WALLET_SECONDS },
  link: { typ: 'arrival-link+jwt', audience: 'arrival-connect', seconds: LINK_SECONDS },
} as const;
export type PassTokenKind = keyof typeof kinds;

const claimsSchema = z.object({ jti: z.uuid(), exp: z.number(), codes: z.array(z.string()).min(1) });

/** Signed by us, for one purpose each: the cookie's content, and links that open once (D49). Customer numbers are all they tell. */
@Injectable()
export class PassTokens {
  readonly #keys: readonly Uint8Array[];

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.#keys = derivedKeys(config, 'pass capability');
  }

  async issue(kind: PassTokenKind, codes: readonly string[]): Promise<{ token: string; expiresAt: Date }> {
    const { typ, audience, seconds } = kinds[kind];
    const expiresAt = new Date(Math.floor(this.clock.now() / 1_000 + seconds) * 1_000);
    const token = await new SignJWT({ codes: [...codes] } satisfies JWTPayload)
      .setProtectedHeader({ alg: ALGORITHM, typ })
      .setAudience(audience)
      .setJti(randomUUID())
      .setExpirationTime(expiresAt)
      .sign(this.#keys[0]!);
    return { token, expiresAt };
  }

  /** Undefined for whatever is not ours, is of another kind, or is too old. */
  async read(kind: PassTokenKind, token: string): Promise<(HeldCapability & { expiresAt: Date }) | undefined> {
    const { typ, audience } = kinds[kind];
    for (const key of this.#keys) {
      const verified = await jwtVerify(token, key, { typ, audience, algorithms: [ALGORITHM] }).catch(() => undefined);
      const claims = claimsSchema.safeParse(verified?.payload);
      if (claims.success) {
        const { jti, codes, exp } = claims.data;
        return { id: jti, codes, expiresAt: new Date(exp * 1_000) };
      }
    }
    return undefined;
  }
}
