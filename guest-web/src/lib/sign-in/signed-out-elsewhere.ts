import { forgetSession, hasSignedOut, leaveSession, session } from './session';
import { signOuts } from './signed-out';

/** Signed out in one tab of this phone is signed out in each: the page goes, with what was typed on it. */
export const followSigningOut = (): void => signOuts.follow(follow);

function follow(): void {
  const person = session.get();
  if (!person || !hasSignedOut(person)) return;
  forgetSession();
  // Only then: who guards the page would leave for sign-in, where the provider may know the guest for a moment yet, as the silent try of `/` would.
  window.addEventListener('pagehide', leaveSession);
  location.replace('/welcome');
}
