import { section } from './section';

/** Where what was typed is now: above the button, on it, and for screen readers. */
export const saving = section('saving', {
  status: {
    idle: '',
    saving: 'Saving…',
    retrying: 'No answer yet, trying again. Please keep this page open.',
    waiting: 'Not saved yet: waiting for connection. Please keep this page open.',
    signedOut: 'Sign in again to save. Nothing is lost.',
    saved: 'Saved',
    kept: 'Kept on this phone',
  },
  button: {
    saving: 'Saving…',
    retrying: 'Trying again…',
    waiting: 'Waiting for connection',
    signedOut: 'Waiting for sign-in',
  },
  savedFor: 'Saved for {names}',
  keptFor: 'Kept on this phone for {names}',
  notSavedFor: 'Not saved for {name}. Please open the check-in again.',
  tryNow: 'Try now',
  stop: 'Stop',
  failed: 'ERROR CALLING API',
  nothingSaved: 'Nothing is saved yet. What you entered is still here.',
  perhapsSaved: 'We do not know yet if it is saved; trying again is safe. What you entered is still here.',
  noLongerAsked: 'The resort no longer asks for this',
  noLongerAskedWhy: 'You need not do it any more. Everything else that you did stays as it is.',
  whichAnswers: 'Which answers are right?',
  whichAnswersWhy:
    'Somebody in your family saved {name}’s answers on another phone in the meantime. Nothing is lost: please choose.',
  keepMine: 'Keep mine',
  keepSaved: 'Keep saved',
  mine: 'Mine',
  saved: 'Saved',
});

/** Those who are through and those who are to come, and how far the family is. */
export const people = section('people', {
  state: { done: 'Done', skipped: 'Skipped', atShop: 'At the rental shop', waiting: 'Not Completed' },
  finished: 'Finished',
  toCome: 'Still to come',
  finishedCount: { other: '{count} finished' },
  toComeCount: { other: '{count} still to come' },
  change: 'Change',
  changeFor: 'Change {name}',
  typedElsewhere: 'You typed this earlier. It is not saved yet.',
});

/** The path through the tasks. */
export const path = section('path', {
  title: 'Check-in',
  loading: 'Loading your check-in',
  notLoaded: 'Your check-in could not be loaded',
  complete: 'Complete',
  goOn: 'Continue',
  details: 'Details',
  stillToDo: 'Still to do: {parts}',
  task: 'Task {task} of {tasks}',
  taskAndPerson: 'Task {task} of {tasks}, person {person} of {people}',
});

/** One look at what is kept from an earlier visit. */
export const lastTime = section('lastTime', {
  bar: 'Welcome back',
  title: 'Everything as last time?',
  why: 'Here is what we kept.',
  grow: 'Children grow, so please tell us their numbers again.',
  before: 'Last time: {text}',
  /** A number alone says nothing. */
  gear: { shoeSize: 'Shoe {value}', bootSoleMm: 'Sole {value} mm' },
  child: '{name}: still true?',
  measuresOf: { other: 'height and weight of {names}' },
  answersOf: 'a look at {name}’s answers',
  yes: 'Yes, go on',
});
