import type { AccessRole, Authenticated } from '@arrival/contracts';
import type { AuthProvider } from 'react-admin';
import { isSessionEnded } from './ended-session';
import { signIn, signOut } from './oidc';
import { endSession, session } from './session';
import { askToSignInAgain } from './sign-in-again';

/** The guest app's page (spec §2). */
export function leaveDenied(): Promise<never> {
  location.replace('/access-denied');
  return new Promise<never>(() => undefined);
}

/** Sign-in that cannot begin (no settings, no provider) is an error of the check: it leads to the same page (spec §2, §6). */
const signInOrLeave = (): Promise<never> => signIn().catch(leaveDenied);

const freshMilliseconds = 10_000;
let lastCheck: { at: number; token: string; role: AccessRole } | undefined;

let underWay: { token: string; answer: ReturnType<typeof fetchAuthenticated> } | undefined;

/** The page and its menu ask in one moment: they share an answer. */
function askServer(token: string): ReturnType<typeof fetchAuthenticated> {
  if (underWay?.token !== token) {
    const asked = { token, answer: fetchAuthenticated(token) };
    underWay = asked;
    void asked.answer.finally(() => {
      if (underWay === asked) underWay = undefined;
    });
  }
  return underWay.answer;
}

/** Status 0 when it cannot be reached, or somebody refuses in its place. */
async function fetchAuthenticated(token: string): Promise<{ status: number; role?: AccessRole }> {
  try {
    const response = await fetch('/api/admin/authenticated', { headers: { authorization: `Bearer ${token}` } });
    // An answer that nobody reads keeps its connection.
    const body = await response.text();
    if (response.status === 401 && !isSessionEnded(response)) return { status: 0 };
    if (!response.ok) return { status: response.status };
    // An API of before, in the middle of a new release, knows administrators alone.
    const { role = 'administrator' } = JSON.parse(body) as Partial<Authenticated>;
    return { status: response.status, role };
  } catch {
    return { status: 0 };
  }
}

/** Whoever is in already signs in beside the page, which keeps what was typed. */
async function beginAgain(): Promise<void> {
  if (!lastCheck) {
    endSession();
    return signInOrLeave();
  }
  await askToSignInAgain();
  return checkAuth();
}

/**
 * The server says who administers; its answer counts for a few seconds, and every call is checked there anyway. It is asked again whenever
 * somebody comes back to the tab: then a refusal leads away, and a server that is out of reach for a moment does not.
 */
async function checkAuth(): Promise<void> {
  const token = session()?.accessToken;
  if (!token) return beginAgain();
  if (lastCheck?.token === token && Date.now() - lastCheck.at < freshMilliseconds) return;
  const { status, role } = await askServer(token);
  if (status === 401) return beginAgain();
  if (status === 403 || (status !== 200 && !lastCheck)) return leaveDenied();
  if (role) lastCheck = { at: Date.now(), token, role };
}

/** After a call that was refused: whoever is listed no longer leaves (spec §6); whoever may do less than before stays, with what was typed. */
export async function leaveIfRemoved(): Promise<void> {
  const token = session()?.accessToken;
  const { status, role } = token ? await askServer(token) : { status: 403 };
  if (status === 403) return leaveDenied();
  if (token && role) lastCheck = { at: Date.now(), token, role };
}

/** Who is signed in, known before the first paint. */
export const identity = () => ({ id: 'me', fullName: session()?.name ?? '' });

/** Sign-in as react-admin asks for it (spec §2, §6). The transport itself handles calls refused with 401 and 403. */
export const authProvider: AuthProvider = {
  login: signInOrLeave,
  checkAuth,
  checkError: async () => undefined,
  logout: async () => signOut(),
  getPermissions: async () => {
    await checkAuth();
    return lastCheck?.role;
  },
  getIdentity: async () => identity(),
};
