import type { SigninResponse, User } from 'oidc-client-ts';

/** Who is signed in, in this tab, until the token expires (D1). */
export interface Session {
  readonly accessToken: string;
  readonly idToken: string | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly subject: string;
  /** As the provider writes it whole, else the address; empty when it tells neither. */
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  /** When somebody last signed out on this device before; nothing when nobody had. */
  readonly signedOutBefore?: number | undefined;
}

/** What the provider says of whoever signed in. */
export type Answer = SigninResponse | User;

/** For a provider that does not say how long its token lives. */
const assumedSeconds = 300;

/** The provider's answer as a session. */
export function toSession({ access_token, id_token, expires_at, profile }: Answer, now = Date.now()): Session {
  return {
    accessToken: access_token,
    idToken: id_token,
    expiresAt: (expires_at ?? now / 1000 + assumedSeconds) * 1000,
    subject: profile.sub,
    name: profile.name ?? profile.email ?? '',
    givenName: profile.given_name ?? '',
    familyName: profile.family_name ?? '',
  };
}

/** Signed in, and not run out. */
export function isCurrent(session: Session | undefined, now = Date.now()): session is Session {
  return session !== undefined && session.expiresAt > now;
}
