import type { AppConfig } from '../../config/app-config';

interface OwnCookie {
  readonly name: string;
  readonly value: string;
  /** No other call gets it. */
  readonly path: string;
  readonly seconds: number;
  readonly sameSite: 'Strict' | 'Lax';
}

/** The value in a request's cookies, unread. */
export const cookieNamed = (name: string, { cookie }: { cookie?: string }): string | undefined =>
  new RegExp(`(?:^|;) *${name}=([\\w.-]+)`).exec(cookie ?? '')?.[1];

/** For `Set-Cookie`: no script reads it, no other site's form sends it along. */
export function ownCookie({ publicUrl }: Pick<AppConfig, 'publicUrl'>, cookie: OwnCookie): string {
  const { name, value, path, seconds, sameSite } = cookie;
  const onlyOverTls = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${onlyOverTls}`;
}
