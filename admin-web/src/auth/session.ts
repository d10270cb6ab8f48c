import { isCurrent, type Session } from '@arrival/web/session';
import { deviceStorage, tabStorage } from '@arrival/web/storage';

const key = 'arrival.admin.session';
export const lastSignOutKey = 'arrival.admin.lastSignOut';

const lastSignOut = () => deviceStorage.read<number>(lastSignOutKey);

let current = tabStorage.read<Session>(key);

/** Nobody once the token has expired, or somebody has signed out in another tab (D1). */
export function session(): Session | undefined {
  return isCurrent(current) && !hasSignedOut() ? current : undefined;
}

/** Whether the session of this tab began before the last signing out in this browser, in whichever tab. */
export function hasSignedOut(): boolean {
  const last = lastSignOut();
  return current !== undefined && last !== undefined && last !== current.signedOutBefore;
}

/** Ends the session in each tab. */
export const markSignOut = (): void => deviceStorage.write(lastSignOutKey, Date.now());

export function startSession(started: Session): void {
  current = { ...started, signedOutBefore: lastSignOut() };
  tabStorage.write(key, current);
}

/** Answers what has ended, for whoever signs out at the provider. */
export function endSession(): Session | undefined {
  const ended = current;
  current = undefined;
  tabStorage.remove(key);
  return ended;
}
