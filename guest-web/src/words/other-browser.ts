import { section } from './section';

/** What this browser cannot do, and the ways out of it; loaded by those alone who need one. */
export const otherBrowser = section('otherBrowser', {
  signIn: 'This browser cannot sign you in',
  signInWhy: {
    storage: 'It does not keep the place to which you come back.',
    cookies: 'It takes no cookies, and signing in needs one.',
    crypto: 'It is too old, or this page was not opened over a secure connection.',
  },
  camera: 'This browser does not open the camera',
  cameraWhy: 'Choose a photo that you have, or take one in another browser.',
  notKept: 'This browser keeps nothing. Please leave this page open until all is sent.',
  notKeptTitle: 'This browser keeps nothing',
  notKeptWhy: 'If the page is closed with no signal, what you did last may be lost. Another browser keeps it for you.',
  ofAnApp: 'This is often so in the window of another app, such as mail or chat.',
  use: 'Use another browser',
  leaveOpen: 'I leave it open',
  openInChrome: 'Open in Chrome',
  how: 'Tap “Share” or the three dots, then “Open in Safari” or “Open in Chrome”.',
  copy: 'Copy the link',
  copied: 'The link is copied',
  copyByHand: 'Please copy this address:',
  atDesk: 'Or show your family code at the desk:',
  close: 'Close',
});
