import { section } from './section';

/** What the pass checker says beside the resort's own texts. */
export const passChecker = section('passChecker', {
  notLoaded: 'The pass checker could not be loaded',
  chooseLift: 'Choose a lift',
  passMissing: 'Please type the number of the pass',
  dateMissing: 'Please choose a day',
  liftMissing: 'Please choose a lift',
  checkedFor: 'Pass {pass}, {day}',
  product: 'Pass',
  from: 'Valid from',
  to: 'Valid to',
  unknown: 'We know no pass with this number. Please compare it with what stands on the pass.',
  notOnThisDay: 'It is not for this day.',
  blocked: 'It cannot be used at the moment.',
  tooMany: 'That was a lot of numbers. Please try again in a few minutes, or ask guest services.',
});
