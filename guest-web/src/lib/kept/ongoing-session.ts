import { apiRoutes } from '@arrival/contracts';
import { isCurrent, type Session } from '@arrival/web/session';
import { queryClient } from '../api/query-client';
import { get } from '../api/transport';
import { session, sessionExpired } from '../sign-in/session';
import { signOuts } from '../sign-in/signed-out';
import type { KeptValues } from './kept-values';

const patienceMs = 4000;
/** Who somebody is, without anything that signs in. */
export type Person = Omit<Session, 'accessToken' | 'idToken' | 'expiresAt'>;

/** To go on without a connection after a restart. */
export async function keepPerson(values: KeptValues): Promise<void> {
  const now = session.get();
  if (!now?.accessToken) return;
  const { subject, name, givenName, familyName } = now;
  await values.write('person', { subject, name, givenName, familyName } satisfies Person);
}

/** No calls are made with it that need somebody; the next connection asks the provider who this is. */
export function goOnAs(person: Person): void {
  if (session.get()) return;
  const goesOn = { ...person, accessToken: '', idToken: undefined, expiresAt: Number.POSITIVE_INFINITY };
  // Nobody has signed out since: that would have taken what is kept here.
  session.set(signOuts.begin(goesOn));
}

/** Is the same person signed in, with a token that still counts? Asks the provider in silence, and the guest when that does not help. */
export async function isSignedInAs(subject: string): Promise<boolean> {
  const now = session.get();
  if (now?.subject !== subject) return false;
  if (now.accessToken !== '' && isCurrent(now)) return true;
  if (!(await isReachable())) return false;
  const { renewSession } = await import('../sign-in/silent-sign-in');
  await renewSession();
  const after = session.get();
  if (after?.subject !== subject) return false;
  if (after.accessToken !== '' && isCurrent(after)) {
    void queryClient.invalidateQueries();
    return true;
  }
  sessionExpired.set(true);
  return false;
}

const isReachable = (): Promise<boolean> =>
  get(apiRoutes.clientSettings, { timeoutMs: patienceMs }).then(
    () => true,
    () => false,
  );
