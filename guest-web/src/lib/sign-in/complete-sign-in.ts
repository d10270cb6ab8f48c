import { toSession } from '@arrival/web/session';
import { counterTab } from './counter-tab';
import { openId } from './oidc';
import { safeRedirectPath } from './redirect-path';
import { takeSavedPath } from './saved-path';
import { startSession } from './session';

/** Completes a sign-in (spec §2, /oidc-callback). Answers where to go: the saved path, the returned path, or home. */
export async function completeSignIn(): Promise<string> {
  const answer = await (await openId.client()).processSigninResponse(location.href);
  counterTab.forget();
  startSession(toSession(answer));
  const returned = (answer.userState as { path?: unknown } | undefined)?.path;
  return safeRedirectPath(takeSavedPath(), location.origin) ?? safeRedirectPath(returned, location.origin) ?? '/home';
}
