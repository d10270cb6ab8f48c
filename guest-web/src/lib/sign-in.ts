import { answerSilentFrame, askSilently, oidcClient, toSession } from './oidc';
import { safeRedirectPath, saveRedirectPath, takeRedirectPath } from './redirect-path';
import { startSession } from './session';

/** Leaves for the OpenID provider and comes back to the given path. */
export async function signIn(path: string): Promise<void> {
  const client = await oidcClient();
  const { url } = await client.createSigninRequest({ state: { path } });
  saveRedirectPath(path);
  // Replaced, not added: Back from the provider leads to the page before, never round in circles.
  location.replace(url);
}

/** Completes a sign-in (spec §2, /oidc-callback). Answers where to go: the saved path, the returned path, or home. */
export async function completeSignIn(): Promise<string> {
  const answer = await (await oidcClient()).processSigninResponse(location.href);
  startSession(toSession(answer));
  const returned = (answer.userState as { path?: unknown } | undefined)?.path;
  return takeRedirectPath() ?? safeRedirectPath(returned, location.origin) ?? '/home';
}

/** Tries without asking; only where the setting is on (spec §9: automatic renewal is off). */
export async function signInSilently(): Promise<boolean> {
  const user = await askSilently();
  if (user) startSession(toSession(user));
  return user !== null;
}

/** /oidc-silent-renew: in its frame it answers the page around it; opened alone, it starts a renewal (spec §2). */
export async function renewSilently(): Promise<void> {
  if (window.parent === window) await signInSilently();
  else await answerSilentFrame();
}

/** The address that signs out at the provider too and then leads back to `/`. */
export async function signOutUrl(idToken: string | undefined): Promise<string> {
  const { url } = await (await oidcClient()).createSignoutRequest(idToken ? { id_token_hint: idToken } : {});
  return url;
}
