import { OidcClient, type SigninResponse, WebStorageStateStore } from 'oidc-client-ts';
import { clientSettings } from './client-settings';
import { endSession, startSession } from './session';

export const consolePath = '/admin';
const callbackPath = `${consolePath}/oidc-callback`;
/** Part of the OpenID state, so that the window which comes back knows that a page is waiting for it. */
const windowMark = 'window';
const channelName = 'arrival.admin.sign-in';

let client: Promise<OidcClient> | undefined;

/** The OpenID client of the console (code + PKCE). */
function oidcClient(): Promise<OidcClient> {
  client ??= makeClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function makeClient(): Promise<OidcClient> {
  const { authority, admin_client_id, scope, extraQueryParams } = (await clientSettings()).frontEndSettings.oidcSettings;
  return new OidcClient({
    authority,
    client_id: admin_client_id,
    scope,
    extraQueryParams,
    // The token is asked for the same resource (RFC 8707).
    extraTokenParams: extraQueryParams['resource'] ? { resource: extraQueryParams['resource'] } : {},
    response_type: 'code',
    redirect_uri: `${location.origin}${callbackPath}`,
    post_logout_redirect_uri: `${location.origin}${consolePath}`,
    loadUserInfo: false,
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'arrival.admin.oidc.' }),
  });
}

/** Leaves for the OpenID provider and comes back to this page. */
export async function signIn(): Promise<never> {
  const { url } = await (await oidcClient()).createSigninRequest({ state: { path: location.pathname + location.search } });
  location.replace(url);
  return new Promise<never>(() => undefined);
}

export const isCallback = (): boolean => location.pathname === callbackPath;

/** Completes a sign-in; the page that asked for it is shown again. Answers false in a window that only hands the answer on. */
export async function completeSignIn(): Promise<boolean> {
  if (new URLSearchParams(location.search).get('state')?.endsWith(`;${windowMark}`)) {
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(location.href);
    channel.close();
    window.close();
    return false;
  }
  const answer = await (await oidcClient()).processSigninResponse(location.href);
  start(answer);
  history.replaceState(null, '', ownPath((answer.userState as { path?: unknown } | undefined)?.path));
  return true;
}

/** Only pages of the console: sign-in never leads elsewhere. */
function ownPath(path: unknown): string {
  const isOwn = typeof path === 'string' && new RegExp(`^${consolePath}(/|\\?|$)`).test(path) && !path.startsWith(callbackPath);
  return isOwn ? path : consolePath;
}

function start(answer: SigninResponse): void {
  startSession({
    accessToken: answer.access_token,
    idToken: answer.id_token,
    expiresAt: (answer.expires_at ?? Date.now() / 1000 + 300) * 1000,
    name: answer.profile.name ?? answer.profile.email ?? '',
  });
}

/** Ends the session here and at the provider. Never goes on: nothing may ask for a sign-in before the page is left. */
export async function signOut(): Promise<never> {
  const ended = endSession();
  const { url } = await (await oidcClient()).createSignoutRequest(ended?.idToken ? { id_token_hint: ended.idToken } : {});
  location.replace(url);
  return new Promise<never>(() => undefined);
}

export interface SignInWindow {
  /** Must run inside the click. */
  open(): void;
  close(): void;
}

/** Prepares signing in again in a window of its own, so that this page keeps all that was typed. */
export async function prepareSignInWindow(onDone: () => void, onFailure: () => void): Promise<SignInWindow> {
  const oidc = await oidcClient();
  const { url } = await oidc.createSigninRequest({ url_state: windowMark });
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || !data.startsWith(`${location.origin}${callbackPath}?`)) return;
    oidc.processSigninResponse(data).then((answer) => {
      start(answer);
      onDone();
    }, onFailure);
  };
  return {
    open: () => void window.open(url, 'arrival-admin-sign-in', 'popup,width=480,height=720'),
    close: () => channel.close(),
  };
}
