import { library } from '@arrival/web/openid-client';
import { type Answer, toSession } from '@arrival/web/session';
import { queryClient } from '../api/query-client';
import { householdChanged } from '../household';
import { callbackUrl, openId } from './oidc';
import { session, sessionExpired, startSession } from './session';

/** How long the provider may take, for each of its answers. */
const patienceSeconds = 10;

/**
 * Asks the provider, without a page, who is signed in there. Nobody, no answer or one that is no longer wanted: nothing changes. `heard` is
 * told when the provider has said its first word.
 */
export async function signInSilently(signal?: AbortSignal, heard?: () => void): Promise<void> {
  const user = await askSilently(heard);
  if (user && !signal?.aborted) startSession(toSession(user));
}

/** A new token for whoever is signed in here; the provider's word for somebody else is not taken. */
export async function renewSession(): Promise<void> {
  const user = await askSilently();
  if (!user || user.profile.sub !== session.get()?.subject) return;
  const wasRefused = sessionExpired.get();
  startSession(toSession(user));
  if (wasRefused) void queryClient.invalidateQueries(householdChanged);
}

async function askSilently(heard?: () => void): Promise<Answer | null> {
  const manager = await silentManager();
  try {
    // The library asks for it anyway, and keeps it.
    await manager.metadataService.getMetadata();
    heard?.();
    return await manager.signinSilent();
  } catch {
    return null;
  }
}

async function silentManager() {
  const [oidc, settings] = await Promise.all([library(), openId.settings()]);
  return new oidc.UserManager({
    ...settings,
    redirect_uri: callbackUrl,
    silent_redirect_uri: `${location.origin}/oidc-silent-renew`,
    requestTimeoutInSeconds: patienceSeconds,
    silentRequestTimeoutInSeconds: patienceSeconds,
    // The library's own renewal keeps the token in its store; ours goes through the session.
    automaticSilentRenew: false,
    userStore: new oidc.WebStorageStateStore({ store: new oidc.InMemoryWebStorage() }),
  });
}
