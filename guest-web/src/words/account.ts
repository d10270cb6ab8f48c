import { section } from './section';

/** Signing in and out. */
export const account = section('account', {
  goToStart: 'Go to the start',
  asSomebodyElse: 'Sign in as somebody else',
  loggingOut: 'Logging out...',
  erased: 'Everything is deleted',
  erasedWhy: 'We no longer know your family, and you are signed out.',
  erasedKept: {
    one: 'One signed waiver stays sealed until {day}. After that nobody can read it.',
    other: '{count} signed waivers stay sealed, the last of them until {day}. After that nobody can read them.',
  },
  done: 'Done',
  failed: 'Sign-in did not work',
  failedWhy: 'It may have taken too long, or it was stopped. Nothing is lost: please try once more.',
  again: 'Sign in again',
  backToStart: 'Back to the start',
  signedIn: 'You are signed in',
  closeWindow: 'You can close this window and go on where you were.',
  signingIn: 'Signing you in',
  renewing: 'Renewing your sign-in',
});
