import { section } from './section';

/** What a guest calls each kind of task, and why it is asked (D17, D29); a sentence that begins a line. */
export const reasons = section('reasons', {
  task: { 1: 'Waiver', 2: 'Rental profile', 3: 'Child registration', 4: 'Photo' },
  optional: '{reason} (optional)',
  skipped: 'Skipped, still open if you like',
  neededFor: 'Needed for {what}',
  neededForBooking: 'Needed for what you booked',
  optionalFor: 'Optional for {what}',
  optionalForBooking: 'Optional for what you booked',
  ranOut: 'Ran out on {day}',
  signAgain: 'Needs a new signature',
  endsTooEarly: 'Ends on {end}, needed on {needed}',
  freshLook: 'Time for a fresh look',
  askedAgain: 'The resort asks for this again: {why}',
  runsOutBefore: 'Runs out on {end}, before your visit',
  mayChange: 'Can be changed here',
  atDesk: 'At the guest desk',
});
