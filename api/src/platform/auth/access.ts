import { type ApiKeyScope, apiKeyScopes, apiKeyTypes } from '@arrival/contracts';
import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';

export const ACCESS = 'arrival:access';

export const KEY_SCOPE = 'arrival:key-scope';

/** Where the API's document says who may call. */
export const ACCESS_EXTENSION = 'x-access';
/** And with keys of which types. */
const KEY_TYPES_EXTENSION = 'x-key-types';

export type Access = 'public' | 'guest' | 'admin' | 'staff' | 'apiKey' | 'capability' | 'signer';

/** Every declaration also sets 200: success is 200 with a body on every call, POST and DELETE included (D24). */
const declare = (access: Access, ...swagger: MethodDecorator[]) =>
  applyDecorators(SetMetadata(ACCESS, access), HttpCode(200), ApiExtension(ACCESS_EXTENSION, access), ...swagger);

/** Anyone may call. */
export const Public = () => declare('public');
/** A signed-in person; the service still looks only inside that person's household (D5). */
export const Guest = () => declare('guest', ApiBearerAuth('signIn'));

export const AT_COUNTER = 'arrival:at-counter';

/** As `@Guest()`, and whoever staff let in at the counter: what it takes to check in, and nothing of an account (D69). */
export const GuestAtCounter = () => applyDecorators(Guest(), SetMetadata(AT_COUNTER, true), ApiBearerAuth('counter'));
/** A signed-in person whom the access list has as an administrator (D6). */
export const Admin = () => declare('admin', ApiBearerAuth('signIn'));
/** A signed-in person of the access list in whatever role: what one does at the desk for the family that stands there (D77). */
export const Staff = () => declare('staff', ApiBearerAuth('signIn'));
/** A program with a key in `x-api-key` (D48), of a type that may ask for this. The trail has each kind of call, once an hour. */
export const ApiKey = (scope: ApiKeyScope = 'customers') =>
  declare(
    'apiKey',
    ApiSecurity('apiKey'),
    SetMetadata(KEY_SCOPE, scope),
    ApiExtension(KEY_TYPES_EXTENSION, typesWith(scope)),
  );

const typesWith = (scope: ApiKeyScope) => apiKeyTypes.filter((type) => apiKeyScopes[type].some((one) => one === scope));

export const STRANGERS_TOO = 'arrival:strangers-too';

/** A bearer token, or the cookie that names the allowed codes (D49). `strangersToo` lets everybody in: the handler tells strangers nothing. */
export const Capability = (strangersToo = false) =>
  declare('capability', SetMetadata(STRANGERS_TOO, strangersToo), ApiBearerAuth('signIn'), ApiCookieAuth('capability'));

/** Somebody without an account, on the phone that redeemed a link to their own waivers (D22). The cookie is all that counts. */
export const Signer = () => declare('signer', ApiCookieAuth('signing'));
