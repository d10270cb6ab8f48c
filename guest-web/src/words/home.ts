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
  /** What is left, briefly, inside a list that begins a line. */
  left: { 1: 'waiver', 2: 'rental profile', 3: 'contacts', 4: 'photo' },
  /** What may be left undone. */
  leftOptional: 'Optional: {tasks}',
  confirming: 'Signed, being confirmed',
  birthDate: 'Date of birth missing',
  ready: 'Ready',
  kept: 'Kept on this phone',
  status: { none: 'Nothing to do here', todo: '{done} of {total} done' },
  pickUpCode: 'Pick-up code of {name}',
  passReady: 'Pass ready to print',
  showAtBox: 'Show this code at the pick-up box.',
  details: 'Details',
  detailsOf: 'Details of {name}',
});
