import { keptDatabase } from '../kept/kept-database';
import { keyOf } from '../kept/seal';

/** What a sign-in needs of a browser. */
export type SignInNeed = 'storage' | 'cookies' | 'crypto';

/** The browser, or a test's; everything in it may be missing, and reading it may throw. */
type Browser = Partial<Pick<Window & typeof globalThis, 'sessionStorage' | 'document' | 'crypto' | 'navigator'>>;

const probe = 'arrival.probe';

/** What is missing here to go to the sign-in page and come back: each is tried, whatever the browser calls itself. */
export function missingForSignIn(browser: Browser = window): SignInNeed[] {
  const tries: Record<SignInNeed, () => boolean> = {
    storage: () => keepsInTab(browser.sessionStorage),
    cookies: () => takesCookies(browser.document),
    // Only pages that came over a safe connection have it.
    crypto: () => browser.crypto?.subtle !== undefined,
  };
  return (Object.keys(tries) as SignInNeed[]).filter((need) => !works(tries[need]));
}

/** Does it keep a sealed thing on this phone, and open this page again without a connection? */
export async function keepsPath(browser: Browser = window): Promise<boolean> {
  return works(() => browser.navigator !== undefined && 'serviceWorker' in browser.navigator) && keepsSealed();
}

/** The page itself shows what the camera sees. */
export const hasLiveCamera = (browser: Browser = window): boolean =>
  works(() => typeof browser.navigator?.mediaDevices?.getUserMedia === 'function');

/** Choosing a file opens the phone's own camera, where it is asked to. */
export const hasPhoneCamera = (browser: Browser = window): boolean =>
  works(() => browser.document !== undefined && 'capture' in browser.document.createElement('input'));

function works(tried: () => boolean): boolean {
  try {
    return tried();
  } catch {
    // What may not even be asked for is not there.
    return false;
  }
}

function keepsInTab(storage: Storage | undefined): boolean {
  storage?.setItem(probe, probe);
  const isKept = storage?.getItem(probe) === probe;
  storage?.removeItem(probe);
  return isKept;
}

function takesCookies(document: Document | undefined): boolean {
  if (!document) return false;
  const write = (cookie: string) => (document.cookie = cookie);
  write(`${probe}=1; SameSite=Lax; Max-Age=60`);
  const isTaken = document.cookie.includes(probe);
  write(`${probe}=; SameSite=Lax; Max-Age=0`);
  return isTaken;
}

/** The very place where a path is kept; a key that cannot be exported is what old browsers refuse. */
async function keepsSealed(): Promise<boolean> {
  const database = await keptDatabase();
  if (!database) return false;
  try {
    await keyOf(database, probe);
    const isKept = (await database.get('key', probe)) !== undefined;
    await database.delete('key', probe);
    return isKept;
  } catch {
    return false;
  }
}
