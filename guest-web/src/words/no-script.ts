import { section } from './section';

/** What `index.html` says by itself; the build writes it there, so that no script carries it. */
export const noScript = section('noScript', {
  needed: 'Arrival needs JavaScript. Please turn it on, or ask at the guest desk.',
});
