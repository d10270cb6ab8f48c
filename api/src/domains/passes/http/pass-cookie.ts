import type { AppConfig } from '../../../config/app-config';
import { cookieNamed, ownCookie } from '../../../platform/http/own-cookie';
import { CAPABILITY_SECONDS } from '../pass-tokens';

const NAME = 'arrival-passes';
const limits = { path: '/api', seconds: CAPABILITY_SECONDS, sameSite: 'Lax' } as const;

/** The capability in a request's cookies, unread. */
export const passCookie = (headers: { cookie?: string }) => cookieNamed(NAME, headers);

/** D49. */
export const setPassCookie = (config: Pick<AppConfig, 'publicUrl'>, token: string) =>
  ownCookie(config, { ...limits, name: NAME, value: token });

/** Takes it from the browser: somebody signs out of a phone that others use. */
export const removePassCookie = (config: Pick<AppConfig, 'publicUrl'>) =>
  ownCookie(config, { ...limits, name: NAME, value: '', seconds: 0 });
