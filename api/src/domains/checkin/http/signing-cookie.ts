import type { AppConfig } from '../../../config/app-config';
import { cookieNamed, ownCookie } from '../../../platform/http/own-cookie';
import { SESSION_SECONDS } from '../own-phone/signing-links.service';

const NAME = 'arrival-signing';
const limits = { path: '/api/waivers/own', seconds: SESSION_SECONDS, sameSite: 'Strict' } as const;

/** What a phone without a sign-in may sign with, unread. */
export const signingCookie = (headers: { cookie?: string }) => cookieNamed(NAME, headers);

export const setSigningCookie = (config: Pick<AppConfig, 'publicUrl'>, session: string) =>
  ownCookie(config, { ...limits, name: NAME, value: session });
