import { externalStore } from '@arrival/web/external-store';
import { isCurrent, type Session } from '@arrival/web/session';
import { tabStorage } from '@arrival/web/storage';
import { clearSelection } from '../checkin/selection';
import { clearDrafts } from '../drafts/drafts';
import { signedOut, signOuts } from './signed-out';

const key = 'arrival.session';

/** Somebody signed in, or a household that staff let in on a device that others use too (D69). */
export interface GuestSession extends Session {
  readonly isAtCounter?: true;
}

function stored(): GuestSession | undefined {
  const session = tabStorage.read<GuestSession>(key);
  if (session && hasSignedOut(session)) forgetSession();
  else if (isCurrent(session)) return session;
  return undefined;
}

/** Here or in another tab. The counter's session has an end of its own. */
export const hasSignedOut = (person: GuestSession): boolean => !person.isAtCounter && signOuts.areSince(person);

export const session = externalStore<GuestSession | undefined>(stored());

/** In this tab, whatever this document remembers. */
export const isSomebodySignedIn = (): boolean => stored() !== undefined;

/** Set when a call was refused although somebody was signed in: the page asks to sign in again and keeps what was typed. */
export const sessionExpired = externalStore(false);

const signingInKey = 'arrival.signingIn';

/** Set by the welcome page's button until somebody is signed in (spec §2). */
export function markSigningIn(): void {
  tabStorage.write(signingInKey, true);
}

export const isSigningIn = (): boolean => tabStorage.read<boolean>(signingInKey) === true;

/** Signed in. What another person has typed in this tab goes. */
export function startSession(started: GuestSession): void {
  // Another person's typing must not be offered to whoever signs in next.
  const before = session.get()?.subject ?? tabStorage.read<Session>(key)?.subject;
  if (before && before !== started.subject) forgetPerson();
  tabStorage.remove(signingInKey);
  // Of the account that signed out on this device, who is let in at the counter says nothing.
  if (!started.isAtCounter) signedOut.forget();
  const begun = signOuts.begin(started);
  tabStorage.write(key, begun);
  session.set(begun);
  sessionExpired.set(false);
}

function forgetPerson(): void {
  clearDrafts();
  clearSelection();
}

/** Signed out: what was typed in this tab goes too. */
export function endSession(): void {
  signedOut.mark();
  leaveSession();
}

/** The page that this tab opens next starts with nobody. */
export function forgetSession(): void {
  tabStorage.remove(key);
  forgetPerson();
}

/** Nobody is signed in here any more, for this tab alone. */
export function leaveSession(): void {
  forgetSession();
  session.set(undefined);
  sessionExpired.set(false);
}
