import { section } from './section';

/** What a family may ask for: all that is stored about it, and that it goes (D61). */
export const yourData = section('yourData', {
  title: 'Your data',
  description: 'Everything we keep about your family is yours to take, and yours to delete.',
  download: 'Download everything',
  fileName: 'Our family',
  downloaded: 'Everything is downloaded',
  notDownloaded: 'Your data could not be downloaded',
  delete: 'Delete everything',
  ask: 'Delete everything about your family?',
  goes: 'Deleted at once',
  goesWhat:
    'Names, contact details, photos, answers and what was bought, of everyone in your family. Check-ins that are not used yet are gone as well.',
  stays: 'Kept for a while',
  staysWhat:
    'Signed waivers, because the resort must be able to show them. They are sealed, and nobody can read them once their time is over.',
  staysTime: {
    one: 'They are kept for {count} year; a child’s until {count} year after they come of age.',
    other: 'They are kept for {count} years; a child’s until {count} years after they come of age.',
  },
  staysCopies: 'Backups of our systems are deleted in their turn.',
  understood: 'I understand that this cannot be undone',
  tickFirst: 'Please tick this first.',
  confirm: 'Delete now',
  keep: 'Keep everything',
  notDeleted: 'Your data could not be deleted',
  signInAgain: 'Please sign in once more',
  signInWhy: 'This is about everything we keep, so we make sure that it is you. You come back here and go on.',
  signInAskUs: 'If you are asked again and again, the team at the resort can do this for you.',
  signIn: 'Sign in',
  notNow: 'Not now',
  noSignIn: 'Sign-in is not available right now. Please try again.',
});
