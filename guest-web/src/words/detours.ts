import { section } from './section';

/** Signing in again, handing over to the phone, and paths that nobody knows. */
export const detours = section('detours', {
  signInAgain: 'Please sign in again',
  signIn: 'Sign in',
  openAgain: 'Open sign-in again',
  inOtherWindow: 'Sign in in the window that has opened. This page waits for you.',
  signedOutForSafety:
    'For your safety we signed you out after a while. What you have typed is kept; you come back to this page.',
  notAvailable: 'Sign-in is not available right now. Please try again.',
  tryOnce: 'That did not work. Please sign in again.',
  goOnWithPhone: 'Go on with your phone',
  scanThis: 'Scan this code with your phone’s camera. Check-in is made for the phone in your pocket.',
  addressCode: 'QR code of this page’s address',
  lostTrail: 'This trail leads nowhere. Let us take you back to the lift.',
  goToStart: 'Go to the start',
});
