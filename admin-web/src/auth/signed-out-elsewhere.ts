import { leaveDenied } from './auth-provider';
import { signIn } from './oidc';
import { endSession, hasSignedOut, lastSignOutKey } from './session';

/** Signed out in one tab is signed out in each (D1): the page goes, with what it showed. */
export function followSigningOut(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === lastSignOutKey) void follow();
  });
  // A page that the browser kept as it was heard nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow();
  });
}

async function follow(): Promise<void> {
  if (!hasSignedOut()) return;
  endSession();
  // The provider may know the administrator for a moment yet.
  await signIn({ prompt: 'login' }).catch(leaveDenied);
}
