import { section } from './section';

/** Signing in and out. */
export const account = section('account', {
  goToStart: 'Go to the start',
  asSomebodyElse: 'Sign in as somebody else',
  loggingOut: 'Logging out...',
  failed: 'Sign-in did not work',
  failedWhy: 'It may have taken too long, or it was stopped. Nothing is lost: please try once more.',
  again: 'Sign in again',
  backToStart: 'Back to the start',
  signedIn: 'You are signed in',
  closeWindow: 'You can close this window and go on where you were.',
  signingIn: 'Signing you in',
  renewing: 'Renewing your sign-in',
});
