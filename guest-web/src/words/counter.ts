import { section } from './section';

/** Checking in on a device at the counter; loaded there alone. */
export const counter = section('counter', {
  title: 'Check in here',
  why: 'Please ask at the counter. You get a code of eight letters there.',
  code: 'Code',
  codeMissing: 'Please type all eight letters',
  open: 'Begin',
  ownAccount: 'I have an account: sign in',
  opening: 'Opening your check-in',
  wrong: 'This code does not work',
  wrongWhy: 'Please ask at the counter for a new one.',
  tooMany: 'That was a lot of tries. Please wait a few minutes.',
  failed: 'That did not work. Please try again.',
  whose: 'At the counter: {name}',
  finish: 'Finish',
  finishAsk: 'Finish here?',
  finishWhy: 'What is saved stays saved. What you have only typed goes.',
  goOn: 'Go on',
  stillThere: 'Are you still there?',
  stillThereWhy: 'If not, this device starts afresh for the next family.',
  ended: 'This check-in has ended',
  endedWhy: 'What is saved stays saved. Please ask at the counter if something is left.',
  close: 'Close',
  take: 'Take a picture of this code with your own phone, or remember the letters.',
  handBack: 'Done, hand the device back',
});
