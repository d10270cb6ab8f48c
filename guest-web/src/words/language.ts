import { section } from './section';

/** Where the language is chosen. */
export const languageChoice = section('languageChoice', {
  language: 'Language',
  notHere: 'This language could not be loaded. Please try again.',
});
