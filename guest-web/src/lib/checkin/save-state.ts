/** Where what was typed is now. */
export type SaveState = 'idle' | 'saving' | 'retrying' | 'waiting' | 'signedOut' | 'saved';

/** Above the button, and for screen readers. */
export const saveWords: Record<SaveState, string> = {
  idle: '',
  saving: 'Saving…',
  retrying: 'No answer yet, trying again. Please keep this page open.',
  waiting: 'Not saved yet: waiting for connection. Please keep this page open.',
  signedOut: 'Sign in again to save. Nothing is lost.',
  saved: 'Saved',
};

/** On the button itself while it waits for an answer. */
export const busyWords: Partial<Record<SaveState, string>> = {
  saving: 'Saving…',
  retrying: 'Trying again…',
  waiting: 'Waiting for connection',
  signedOut: 'Waiting for sign-in',
};
