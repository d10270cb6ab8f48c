import { externalStore } from '@arrival/web/external-store';

/** Whether the page waits for its administrator to sign in again. */
export const sessionEnded = externalStore(false);

let waiting: Promise<void> | undefined;
let goOn: (() => void) | undefined;

/** Every call that was refused waits for the one dialog. */
export function askToSignInAgain(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    goOn = resolve;
    sessionEnded.set(true);
  });
  return waiting;
}

/** What was waiting goes on. */
export function signedInAgain(): void {
  sessionEnded.set(false);
  waiting = undefined;
  goOn?.();
}
