import { forgetSession, leaveSession, session } from './session';
import { signedOutKey } from './signed-out';

/** Signed out in one tab of this phone is signed out in each: the page goes, with what was typed on it. */
export function followSigningOut(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const person = session.get();
    if (key !== signedOutKey || newValue === null || !person || person.isAtCounter) return;
    forgetSession();
    // Only then: who guards the page would leave for sign-in, where the provider may know the guest for a moment yet.
    window.addEventListener('pagehide', leaveSession);
    location.replace('/');
  });
}
