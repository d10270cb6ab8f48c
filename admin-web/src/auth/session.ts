import { isCurrent, type Session } from '@arrival/web/session';
import { signOutsOf } from '@arrival/web/sign-outs';
import { tabStorage } from '@arrival/web/storage';

const key = 'arrival.admin.session';
export const signOuts = signOutsOf('arrival.admin.lastSignOut');

let held = tabStorage.read<Session>(key);

/** Nobody once the token has expired, or somebody has signed out in another tab (D1). */
export function session(): Session | undefined {
  return isCurrent(held) && !hasSignedOut() ? held : undefined;
}

export const hasSignedOut = (): boolean => held !== undefined && signOuts.areSince(held);

export function startSession(started: Session): void {
  held = signOuts.begin(started);
  tabStorage.write(key, held);
}

/** Answers what has ended, for whoever signs out at the provider. */
export function endSession(): Session | undefined {
  const ended = held;
  held = undefined;
  tabStorage.remove(key);
  return ended;
}
