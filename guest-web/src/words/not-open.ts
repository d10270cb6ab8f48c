import { section } from './section';

/** Where the resort has no open location. */
export const notOpen = section('notOpen', {
  title: 'Check-in is not open yet',
  lookAgain: 'Look again',
  still: 'Still not open. Please come back a little later.',
  wait: 'The resort is getting ready. Please look again a little later.',
});
