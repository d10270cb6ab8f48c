import { section } from './section';

/** The list of what was finished on this phone: what is sent, and what is not. */
export const outbox = section('outbox', {
  kept: { one: '{count} kept on this phone', other: '{count} kept on this phone' },
  keptWhy: 'Goes out by itself when there is a connection.',
  nothingToDo: 'There is nothing you need to do.',
  goingOut: 'Going out',
  goingOutWhy: '{sent} sent, {left} to go. They go out one by one.',
  needsYou: 'We need you',
  allSentWhy: 'The resort has it all.',
  list: 'What you finished',
  what: '{task}, {names}',
  finished: 'Finished at {time}',
  state: { waits: 'Kept', sending: 'Going out', sent: 'Sent {time}', refused: 'Needs you', over: 'Not needed' },
  locked: 'Locked with your sign-in. Signing out would delete it, and we ask first.',
  tryNow: 'Try now',
});
