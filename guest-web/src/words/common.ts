import { section } from './section';

/** What every part of the app says. */
export const common = section('common', {
  titleWithError: 'Error: {title}',
  tryAgain: 'Try again',
  close: 'Close',
  ok: 'OK',
  skip: 'Skip',
  cancel: 'Cancel',
  loading: 'Loading',
  loadingFamily: 'Loading your family',
  reference: 'Reference: {id}',
  optional: 'optional',
  lookAgain: 'Please have another look',
  progress: 'Progress',
  messages: 'Messages',
  closeMessage: 'Close message',
  yourFamily: 'Your family',
  backToFamily: 'Back to your family',
  age: { other: 'Age {count}' },
  ageBelowOne: 'Under 1 year',
  /** What the API refuses anywhere, by its code; the refusals of a task or a form are `problems`. */
  problem: {
    'request.too_many': 'Too many requests, please wait a moment.',
    'auth.required': 'Please sign in.',
    'auth.stale': 'You signed in a while ago. Please sign in once more for this.',
    'auth.nameless': 'We need a name to check you in. Please add it to your account and sign in again.',
    'auth.forbidden': 'You do not have access to this resource.',
    'contact.unknown': 'We could not find this person.',
    'location.unknown': 'We could not find this location.',
    'activity.unknown': 'We could not find this activity.',
    'server.error': 'Something went wrong on our side.',
  },
  failed: 'An error happened.',
  unreachable: 'We cannot reach the resort right now. Please check your connection.',
});
