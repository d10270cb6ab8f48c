/** Where what was typed is now. */
export type SaveState = 'idle' | 'saving' | 'waiting' | 'waitingInMemory' | 'signedOut' | 'saved';

export const saveWords: Record<SaveState, string> = {
  idle: '',
  saving: 'Saving…',
  waiting: 'Waiting for connection (kept on this phone)',
  waitingInMemory: 'Waiting for connection. Please keep this page open.',
  signedOut: 'Sign in again to save. Nothing is lost.',
  saved: 'Saved',
};
