import { section } from './section';

/** What leads elsewhere, below every page. */
export const footer = section('footer', {
  more: 'More',
  about: 'About',
  help: 'Help',
  privacyChoices: 'Privacy choices',
  signOut: 'Sign out',
});
