import { section } from './section';

/** While the resort's point of sale does not answer. */
export const lastKnown = section('lastKnown', {
  title: 'As we knew it {when}',
  about:
    'The resort’s shop is not answering right now, so something you bought just now may be missing. You can check in as always.',
});
