import { isKeepableLine, requiredText } from '@arrival/contracts';
import { z } from 'zod';
import type { ClaimNames } from '../../config/oidc-values';
import { claimedPerson } from './claimed-person';
import type { Principal } from './principal';

/** A token whose signature counts, as passport-jwt hands it on. */
export interface CompleteToken {
  readonly header: { readonly typ?: string; readonly kid?: string };
  readonly payload: Record<string, unknown>;
}

const ACCESS_TOKEN_TYPES = new Set(['at+jwt', 'application/at+jwt', 'jwt']);

/** Who somebody is, never trimmed: two subjects that differ by a space are two. */
const exactLine = (max: number) => z.string().min(1).max(max).refine(isKeepableLine);
const optionalLine = requiredText().optional().catch(undefined);

const moment = z.number().positive().optional().catch(undefined);

const claims = z.object({
  iss: exactLine(2000),
  sub: exactLine(255),
  exp: z.number(),
  client_id: optionalLine,
  azp: optionalLine,
  auth_time: moment,
  iat: moment,
});

/** An ID token is for the browser; it never opens the API (Q3). */
function isIdToken({ header, payload }: CompleteToken): boolean {
  const type = header.typ?.toLowerCase();
  if (type !== undefined && !ACCESS_TOKEN_TYPES.has(type)) return true;
  if (typeof payload['typ'] === 'string' && payload['typ'].toLowerCase() === 'id') return true;
  return (
    type !== 'at+jwt' &&
    type !== 'application/at+jwt' &&
    ['nonce', 'at_hash', 'c_hash'].some((claim) => claim in payload)
  );
}

/** What a verified token says of its person, or undefined when it is not an access token of a person. */
export function readAccessToken(
  token: CompleteToken,
  names: ClaimNames,
): { principal: Principal; expiresAt: number } | undefined {
  const parsed = claims.safeParse(token.payload);
  if (!parsed.success || isIdToken(token)) return undefined;
  const { iss, sub, exp, client_id, azp, auth_time, iat } = parsed.data;
  const principal = Object.freeze({
    issuer: iss,
    subject: sub,
    clientId: client_id ?? azp,
    authenticatedAt: auth_time,
    issuedAt: iat,
    ...claimedPerson(token.payload, names),
  });
  return { principal, expiresAt: exp * 1000 };
}
