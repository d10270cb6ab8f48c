import { forgetSession, hasSignedOut, leaveSession, session } from './session';
import { lastSignOutKey } from './signed-out';

/** Signed out in one tab of this phone is signed out in each: the page goes, with what was typed on it. */
export function followSigningOut(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === lastSignOutKey) follow();
  });
  // A page that the browser kept as it was heard nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

function follow(): void {
  const person = session.get();
  if (!person || !hasSignedOut(person)) return;
  forgetSession();
  // Only then: who guards the page would leave for sign-in, where the provider may know the guest for a moment yet.
  window.addEventListener('pagehide', leaveSession);
  location.replace('/');
}
