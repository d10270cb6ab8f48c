import { type CounterSession, counterRoutes } from '@arrival/contracts';
import { externalStore } from '@arrival/web/external-store';
import { deviceStorage, tabStorage } from '@arrival/web/storage';
import { forgetAnswers } from '../api/query-client';
import { call, post } from '../api/transport';
import { completionKeys } from '../completion/completion-keys';
import { languageKey } from '../language/kept-language';
import { unitsKey } from '../rental/units';
import { selectLocation } from '../selected-location';
import { counterTab } from '../sign-in/counter-tab';
import { leaveSession, session, startSession } from '../sign-in/session';
import { forgetTypedHere } from '../typed-elsewhere';
import { consentKey } from '../vendors/consent';
import { counterTouch } from './counter-touch';

/** What the device had picked before, until the family is gone: the next one finds it so again. */
const beforeKey = 'arrival.counter.before';
const picks = [languageKey, unitsKey, consentKey];
const patienceMs = 3000;

/** A code works once: under its key this device is given the answer again that was lost. */
const keys = completionKeys();

/** Staff let a household in: this tab is theirs until they finish. Throws a ProblemError for a code that does not work. */
export async function beginAtCounter(code: string): Promise<void> {
  const { token, remainingSeconds, locationId, contact } = await post<CounterSession>(
    counterRoutes.session,
    { code },
    { idempotencyKey: keys.keyFor('counter', code) },
  );
  const { contactId, firstName: givenName, lastName: familyName } = contact;
  const before = session.get();
  if (before?.isAtCounter) void tellItIsOver(before.accessToken);
  forgetAnswers();
  counterTab.mark();
  counterTouch.mark();
  if (!isSomebodyLeft())
    tabStorage.write(
      beforeKey,
      picks.map((key) => [key, deviceStorage.read(key)] as const),
    );
  startSession({
    accessToken: token,
    idToken: undefined,
    expiresAt: Date.now() + remainingSeconds * 1000,
    subject: `counter ${contactId}`,
    name: `${givenName} ${familyName}`,
    givenName,
    familyName,
    isAtCounter: true,
  });
  // Known by its id: its name comes with the list of places, which may be late.
  selectLocation({ id: locationId, name: '' });
}

/** The family is gone from here and the server is told so: whoever typed the next code now would lose it with this page. */
export const handingBack = externalStore(false);

/** Nothing of the family stays here, whatever becomes of the call; the page that Back leads to is empty. */
export async function endAtCounter(): Promise<void> {
  const endedToken = session.get()?.accessToken;
  const forgotten = forgetTypedHere();
  handingBack.set(true);
  // A page that the browser keeps for Back waits for nothing any more.
  window.addEventListener('pagehide', () => handingBack.set(false));
  forgetFamily();
  await forgotten;
  await tellItIsOver(endedToken);
  location.replace('/counter');
}

/** Whether this tab has something of a family that did not finish: the browser threw it away, and it came back after the session's end. */
export const isSomebodyLeft = (): boolean => tabStorage.read(beforeKey) !== undefined;

export function forgetFamily(): void {
  leaveSession();
  forgetAnswers();
  counterTouch.forget();
  for (const [key, value] of tabStorage.read<[string, unknown][]>(beforeKey) ?? [])
    if (value === null) deviceStorage.remove(key);
    else deviceStorage.write(key, value);
  tabStorage.remove(beforeKey);
}

async function tellItIsOver(endedToken: string | undefined): Promise<void> {
  await call('DELETE', counterRoutes.session, { endedToken, timeoutMs: patienceMs }).catch((error: unknown) =>
    console.info('The counter was not told that this check-in is over', error),
  );
}
