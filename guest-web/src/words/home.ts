import { section } from './section';

/** The family's boarding card. */
export const home = section('home', {
  what: 'What are you checking in for?',
  allReady: 'All ready',
  someReady: '{ready} of {total} ready',
  showCodes: 'Show pick-up codes',
  nothingHere: 'Nothing to check in for at {location}',
  elsewhere: 'Heading somewhere else? Change the location at the top.',
  chooseWho: 'Choose who checks in',
  notStarted: 'Check-in could not start',
  location: 'Location:',
  findingLocation: 'Finding your location',
  change: 'Change',
  familyCode: 'Family code',
  notLoaded: 'We could not load your family',
  whereTo: 'Where are you heading?',
  ready: 'Ready',
  kept: 'Kept on this phone',
  status: { none: 'nothing to do here', todo: '{done} of {total} done' },
  pickUpCode: 'Pick-up code of {name}',
  passReady: 'Pass ready to print',
  showAtBox: 'Show this code at the pick-up box.',
  details: 'Details',
  detailsOf: 'Details of {name}',
});

/** What a guest calls each kind of task, and why it is asked (D17, D29); a sentence that begins a line. */
export const reasons = section('reasons', {
  task: { 1: 'Waiver', 2: 'Rental fit', 3: 'Child registration', 4: 'Photo' },
  /** Briefly, inside a list that begins a line. */
  left: { 1: 'waiver', 2: 'rental fit', 3: 'contacts', 4: 'photo' },
  optional: '{reason} (optional)',
  skipped: 'Skipped, still open if you like',
  neededFor: 'Needed for {what}',
  neededForBooking: 'Needed for what you booked',
  ranOut: 'Ran out on {day}',
  signAgain: 'Needs a new signature',
  endsTooEarly: 'Ends on {end}, needed on {needed}',
  freshLook: 'Time for a fresh look',
  runsOutBefore: 'Runs out on {end}, before your visit',
  mayChange: 'Can be changed here',
  atDesk: 'At the guest desk',
  confirming: 'Signed, being confirmed',
});
