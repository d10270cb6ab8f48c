import type { AppConfig } from '../../../config/app-config';
import { SESSION_SECONDS } from '../own-phone/signing-links.service';

const NAME = 'arrival-signing';
const inCookies = new RegExp(`(?:^|;) *${NAME}=([\\w-]{43})(?:;|$)`);

/** What a phone without a sign-in may sign with, unread. */
export const signingCookie = ({ cookie }: { cookie?: string }): string | undefined => inCookies.exec(cookie ?? '')?.[1];

/** For `Set-Cookie`: no script reads it, no other site sends it along, no other call of ours gets it. */
export function setSigningCookie(config: Pick<AppConfig, 'publicUrl'>, session: string): string {
  const onlyOverTls = config.publicUrl.startsWith('https:') ? ['Secure'] : [];
  const limits = ['Path=/api/waivers/own', `Max-Age=${SESSION_SECONDS}`, 'HttpOnly', 'SameSite=Strict'];
  return [`${NAME}=${session}`, ...limits, ...onlyOverTls].join('; ');
}
