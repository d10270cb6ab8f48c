import { section } from './section';

/** The household's one code. */
export const familyCode = section('familyCode', {
  title: 'Your family code',
  hint: { one: 'Show it at any desk.', other: 'One code for all of you. Show it at any desk.' },
  shared: 'The family code',
  broken: 'This link is not whole',
  askAgain: 'Please ask for it once more.',
});
