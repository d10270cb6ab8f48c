import { section } from './section';

/** The end of the check-in. */
export const complete = section('complete', {
  almost: 'Almost there',
  almostWhy: 'What is left is done at the guest desk. Show your family code there.',
  atDesk: 'At the guest desk',
  stillOpen: 'Still open',
  somethingLeft: { one: '{names} has something left to do.', other: '{names} have something left to do.' },
  goOn: 'Go on checking in',
  holdUp: 'Hold a code up to the pick-up box. Turn your screen up bright.',
  pickUpCode: 'Pick-up code of {name}',
  next: 'What happens next',
  print: 'Print',
  checkedIn: 'Checked in',
  loading: 'Getting everything ready',
  notLoaded: 'We could not load your codes',
  isSaved: 'Your check-in is saved.',
});
