import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { DemoPerson } from '../demo/people';
import { type IdentityKeys, signingAlgorithm } from './keys';

export type Person = Omit<DemoPerson, 'about'>;

export interface TokenOptions {
  /** One hour when left out; negative for a token that has expired. */
  expiresInSeconds?: number;
  /** Claims that replace or add to the person's; undefined removes one. */
  overrides?: Record<string, unknown>;
  /** The header's `typ`; `at+jwt` when left out. */
  type?: string;
}

export const accessTokenSeconds = 3600;
export const scopes = ['openid', 'profile', 'email'];

/** What tokens say about a person; the API makes the contact of a first sign-in from it (D2). */
export const claimsOf = (person: Person) => ({
  given_name: person.givenName,
  family_name: person.familyName,
  name: `${person.givenName} ${person.familyName}`,
  email: person.email,
  email_verified: true,
  birthdate: person.birthdate,
});

/** Signs an access token as the provider itself would after a sign-in. */
export async function signAccessToken(
  person: Person,
  by: { keys: IdentityKeys; issuer: string; audience: string; clientId: string },
  options: TokenOptions = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const life = options.expiresInSeconds ?? accessTokenSeconds;
  const claims = {
    iss: by.issuer,
    aud: by.audience,
    sub: person.sub,
    client_id: by.clientId,
    scope: scopes.join(' '),
    jti: randomUUID(),
    iat: life < 0 ? now + life - 1 : now,
    exp: now + life,
    ...claimsOf(person),
    ...options.overrides,
  };
  const key = await importJWK(by.keys.signing, signingAlgorithm);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid: by.keys.signing.kid, typ: options.type ?? 'at+jwt' })
    .sign(key);
}
