import { section } from './section';

/** A link to a place. */
export const location = section('location', {
  whereTo: 'Where are you heading?',
  unknown: 'We do not know this place',
  unknownWhy: 'The link may be old. Choose where you are heading.',
  finding: 'Finding your location',
  notLoaded: 'We could not load the locations',
});
