import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';

export const ACCESS = 'arrival:access';

/** Where the API's document says who may call. */
export const ACCESS_EXTENSION = 'x-access';

export type Access = 'public' | 'guest' | 'admin' | 'apiKey' | 'capability';

/** Every declaration also sets 200: success is 200 with a body on every call, POST and DELETE included (D24). */
const declare = (access: Access, ...swagger: MethodDecorator[]) =>
  applyDecorators(SetMetadata(ACCESS, access), HttpCode(200), ApiExtension(ACCESS_EXTENSION, access), ...swagger);

/** Anyone may call. */
export const Public = () => declare('public');
/** A signed-in person; the service still looks only inside that person's household (D5). */
export const Guest = () => declare('guest', ApiBearerAuth('signIn'));
/** A signed-in person on the access list (D6). */
export const Admin = () => declare('admin', ApiBearerAuth('signIn'));
/** A program with a key in `x-api-key` (D48). */
export const ApiKey = () => declare('apiKey', ApiSecurity('apiKey'));
/** A bearer token, or the cookie that names the allowed codes (D49). */
export const Capability = () => declare('capability', ApiBearerAuth('signIn'), ApiCookieAuth('capability'));
