import { section } from './section';

/** What stands around every page, and what is said when a page does not come. */
export const shell = section('shell', {
  skipToContent: 'Skip to content',
  yourProfile: '{initials}, your profile',
  takingToSignIn: 'Taking you to sign in',
  noSignIn: 'Sign-in is not available right now',
  inAMoment: 'Please try again in a moment.',
  resortAway: 'We cannot reach the resort',
  reload: 'Reload',
  goBack: 'Go back',
  didNotWork: 'That did not work',
  newVersion: 'There is a new version',
  newVersionWhy:
    'This part of the app could not be loaded. Reload to go on where you were; what you have saved is safe.',
  noConnection: 'No connection',
  noConnectionWhy: 'This page needs a connection the first time it is opened. What you have saved is safe.',
});

/** The pages' names, in the browser's tab and on top of the page. */
export const titles = section('titles', {
  welcome: 'Welcome',
  about: 'About',
  accessDenied: 'Access denied',
  accessDeniedWhy: 'You do not have access to this resource',
  loggingOut: 'Logging out',
  signingIn: 'Signing in',
  signInFailed: 'Sign-in did not work',
  renewingSignIn: 'Renewing sign-in',
  family: 'Your family',
  location: 'Location',
  addMember: 'Add a family member',
  addMemberWhy: 'Everyone who skis, rides or comes along gets a card of their own.',
  checkIn: 'Check-in',
  waiver: 'Waiver',
  rental: 'Rental profile',
  child: 'Complete Child Registration Profiles',
  photo: 'Photo',
  familyCode: 'Family code',
  profile: 'Profile',
  mobilePasses: 'Mobile passes',
  passCheck: 'Check a pass',
  notFound: 'Ooops 404 - Page Not Found',
  home: 'Home',
});
