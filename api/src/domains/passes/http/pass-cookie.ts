import type { AppConfig } from '../../../config/app-config';
import { CAPABILITY_SECONDS } from '../pass-tokens';

const NAME = 'arrival-passes';
const inCookies = new RegExp(`(?:^|;) *${NAME}=([\\w.-]+)`);

/** The capability in a request's cookies, unread. */
export const passCookie = ({ cookie }: { cookie?: string }): string | undefined => inCookies.exec(cookie ?? '')?.[1];

/** For `Set-Cookie`: no script reads it, no other site's form sends it along (D49). */
export function setPassCookie(config: Pick<AppConfig, 'publicUrl'>, token: string): string {
  const onlyOverTls = config.publicUrl.startsWith('https:') ? ['Secure'] : [];
  const limits = ['Path=/api', `Max-Age=${CAPABILITY_SECONDS}`, 'HttpOnly', 'SameSite=Lax', ...onlyOverTls];
  return [`${NAME}=${token}`, ...limits].join('; ');
}

/** Takes it from the browser: somebody signs out of a phone that others use. */
export const removePassCookie = `${NAME}=; Path=/api; Max-Age=0; HttpOnly; SameSite=Lax`;
