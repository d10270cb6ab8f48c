import { leaveDenied } from './auth-provider';
import { signIn } from './oidc';
import { endSession, hasSignedOut, signOuts } from './session';

/** Signed out in one tab is signed out in each (D1): the page goes, with what it showed. */
export const followSigningOut = (): void => signOuts.follow(() => void follow());

async function follow(): Promise<void> {
  if (!hasSignedOut()) return;
  endSession();
  // The provider may know the administrator for a moment yet.
  await signIn({ prompt: 'login' }).catch(leaveDenied);
}
