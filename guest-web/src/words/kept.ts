import { section } from './section';

/** What is on this phone, what is sent, and what is not. */
export const kept = section('kept', {
  offline: 'No connection.',
  offlineUnsaved: 'No connection. What you typed is not saved yet: please keep this page open.',
  offlineGoOn: 'No connection. Go on: what you finish is kept on this phone.',
  waiting: 'Kept on this phone, {sent} of {count} sent.',
  here: 'On this phone',
  look: 'Look',
  waitingWhy: 'The rest goes out when there is a connection.',
  sending: 'Sending the rest now.',
  allSent: 'Everything is sent.',
  refused: 'Not saved for {name}: {task}.',
  refusedWhy: 'Please look at it again. What you typed is still here.',
  textChanged: 'The text has changed: {task}.',
  textChangedWhy: 'Please read it and sign again.',
  over: 'No longer needed for {name}: {task}.',
  overWhy: 'The resort does not ask for it any more, so it was not saved. There is nothing you need to do.',
  open: 'Open',
  drop: 'Discard',
  leave: 'Not everything is sent',
  leaveWhy: {
    one: 'Something you finished is only on this phone. If you sign out now, it is lost.',
    other: '{count} things you finished are only on this phone. If you sign out now, they are lost.',
  },
  unsaved: 'Something is not saved yet',
  unsavedWhy: 'What you typed is not saved. Signing out forgets it.',
  stay: 'Stay signed in',
  leaveAnyway: 'Sign out all the same',
});
