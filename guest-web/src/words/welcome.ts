import { section } from './section';

/** The front door. */
export const welcome = section('welcome', {
  about: 'About {title}',
  lookingForSignIn: 'Looking for your sign-in',
});
