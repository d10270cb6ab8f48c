import type { ApiKeyType } from '@arrival/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who calls, as the access token says (D1, D2). `issuer` and `subject` together name one person. */
export interface Principal {
  readonly issuer: string;
  readonly subject: string;
  /** The app that asked for the token, when the token says. */
  readonly clientId?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly birthDate?: string;
  /** When the person last proved who they are (`auth_time`, seconds), when the token says. */
  readonly authenticatedAt?: number;
  /** When the token was made (`iat`, seconds), when it says. */
  readonly issuedAt?: number;
  /** Whose household is meant, while somebody else calls: one that has gone meanwhile is not begun again. */
  readonly isAbsent?: true;
  /** The household that staff let in with this token, instead of the account's own, and who of it stands there (D69). */
  readonly actsFor?: { readonly headContactId: number; readonly signerContactId: number };
}

/** Which key a program calls with. */
export interface KeyHolder {
  readonly id: number;
  readonly nickname: string;
  readonly type: ApiKeyType;
}

/** What a browser without a token may ask about (D49). */
export interface HeldCapability {
  /** Names it in limits. */
  readonly id: string;
  readonly codes: readonly string[];
}

/** Who may sign what by a redeemed link; `issuer` and `subject` are the account's that made it. */
export interface SigningGrant {
  readonly linkId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly headContactId: number;
  readonly contactId: number;
  readonly locationId: number;
  readonly activityId: number;
}

export interface ArrivalRequest extends FastifyRequest {
  principal?: Principal;
  apiKey?: KeyHolder;
  capability?: HeldCapability;
  signing?: SigningGrant;
}

/** The signed-in person of a `@Guest()`, `@Admin()` or `@Staff()` handler. */
export const CurrentPrincipal = createParamDecorator((_: undefined, context: ExecutionContext): Principal => {
  const { principal } = context.switchToHttp().getRequest<ArrivalRequest>();
  if (!principal) throw new Error('CurrentPrincipal is only for handlers with @Guest(), @Admin() or @Staff()');
  return principal;
});

/** The key of an `@ApiKey()` handler. */
export const CurrentKey = createParamDecorator((_: undefined, context: ExecutionContext): KeyHolder => {
  const { apiKey } = context.switchToHttp().getRequest<ArrivalRequest>();
  if (!apiKey) throw new Error('CurrentKey is only for handlers with @ApiKey()');
  return apiKey;
});

/** Who signs in a `@Signer()` handler. */
export const CurrentSigner = createParamDecorator((_: undefined, context: ExecutionContext): SigningGrant => {
  const { signing } = context.switchToHttp().getRequest<ArrivalRequest>();
  if (!signing) throw new Error('CurrentSigner is only for handlers with @Signer()');
  return signing;
});
