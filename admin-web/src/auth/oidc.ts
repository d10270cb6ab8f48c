import { openIdClient } from '@arrival/web/openid-client';
import { toSession } from '@arrival/web/session';
import { handToWaitingPage, isSignInWindow } from '@arrival/web/sign-in-window';
import { clientSettings } from './client-settings';
import { endSession, signOuts, startSession } from './session';

export const consolePath = '/admin';
const callbackPath = `${consolePath}/oidc-callback`;
export const callbackUrl = `${location.origin}${callbackPath}`;
/** Of the window in which somebody signs in again beside a page. */
export const signInWindowName = 'arrival.admin.sign-in';

/** The console's OpenID client. */
export const openId = openIdClient(async () => {
  const {
    authority,
    admin_client_id: clientId,
    scope,
    extraQueryParams,
  } = (await clientSettings()).frontEndSettings.oidcSettings;
  const home = `${location.origin}${consolePath}`;
  return { authority, clientId, scope, extraQueryParams, callback: callbackUrl, home, prefix: 'arrival.admin.oidc.' };
});

/** Leaves for the OpenID provider and comes back to this page. */
export async function signIn(more?: { readonly prompt: string }): Promise<never> {
  const { url } = await (await openId.client()).createSigninRequest({
    state: { path: location.pathname + location.search },
    ...more,
  });
  location.replace(url);
  return new Promise<never>(() => undefined);
}

export const isCallback = (): boolean => location.pathname === callbackPath;

/** Completes a sign-in; the page that asked for it is shown again. Answers false in a window that only hands the answer on. */
export async function completeSignIn(): Promise<boolean> {
  if (isSignInWindow()) {
    handToWaitingPage(signInWindowName);
    return false;
  }
  const answer = await (await openId.client()).processSigninResponse(location.href);
  startSession(toSession(answer));
  history.replaceState(null, '', ownPath((answer.userState as { path?: unknown } | undefined)?.path));
  return true;
}

/** Only pages of the console: sign-in never leads elsewhere. */
function ownPath(path: unknown): string {
  const isOwn =
    typeof path === 'string' && new RegExp(`^${consolePath}(/|\\?|$)`).test(path) && !path.startsWith(callbackPath);
  return isOwn ? path : consolePath;
}

/** Ends the session here and at the provider. Never goes on: nothing may ask for a sign-in before the page is left. */
export async function signOut(): Promise<never> {
  const ended = endSession();
  signOuts.mark();
  const { url } = await (await openId.client()).createSignoutRequest(
    ended?.idToken ? { id_token_hint: ended.idToken } : {},
  );
  location.replace(url);
  return new Promise<never>(() => undefined);
}
