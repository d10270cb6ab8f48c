import { deviceStorage } from '@arrival/web/storage';
import { phoneAnswers } from '../api/phone-answers';
import { queryClient } from '../api/query-client';
import { type CheckInSelection, readSelection, saveSelection } from '../checkin/selection';
import { counterTab } from '../sign-in/counter-tab';
import { session, sessionExpired } from '../sign-in/session';
import { keepAnswers, keptSince, readKept } from './kept-answers';
import { forgetEverything } from './kept-database';
import type { KeptValues } from './kept-values';
import { goOnAs, isSignedInAs, type Person } from './ongoing-session';
import { type Outbox, openOutbox } from './outbox';
import { openPhone, type Phone } from './phone';
import { ownerOf } from './seal';
import { sender } from './sender';

interface Here {
  phone: Phone;
  outbox: Outbox;
  close: () => void;
}

/** Whose place it is that was opened last; not who that is. */
const lastOwner = 'arrival.kept';

let subject: string | undefined;
/** Of whoever is signed in; nothing where this browser keeps nothing. */
let here: Promise<Here | undefined> = Promise.resolve(undefined);

export const outboxHere = async (): Promise<Outbox | undefined> => (await here)?.outbox;

/** What this phone keeps of whoever is signed in; nothing where this browser keeps nothing. */
export const valuesHere = async (): Promise<KeptValues | undefined> => (await here)?.phone.values;

/** Signing out on this phone. */
export async function forgetPhone(): Promise<void> {
  (await here)?.close();
  here = Promise.resolve(undefined);
  deviceStorage.remove(lastOwner);
  await forgetEverything();
}

/** Once, after the first paint: from now on this phone keeps what it takes to go through a tunnel. */
export function startKeeping(): void {
  if (phoneAnswers.read === read) return;
  Object.assign(phoneAnswers, { read, since: keptSince });
  session.subscribe(follow);
  follow();
  void begin();
}

const read: typeof phoneAnswers.read = (key, ask) =>
  readKept(
    here.then((opened) => opened?.phone.values),
    key,
    ask,
  );

async function begin(): Promise<void> {
  if (!session.get() && !navigator.onLine && !counterTab.is()) await restore();
  await here;
  // What was asked before this was here, and had no answer.
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** A restart without a connection: whoever was signed in last and did not sign out goes on. */
async function restore(): Promise<void> {
  const owner = deviceStorage.read<string>(lastOwner);
  const values = owner === undefined ? undefined : (await openPhone(owner))?.values;
  const person = await values?.read<Person>('person');
  if (!person) return;
  const selection = await values?.read<CheckInSelection>('selection');
  if (selection && !readSelection()) saveSelection(selection.value);
  goOnAs(person.value);
  askWhoThatIs(person.value.subject);
}

/** With the next connection, also where nothing waits to be sent; once the guest has been asked, the rest is theirs. */
function askWhoThatIs(subject: string): void {
  const ask = sender(async () => {
    await isSignedInAs(subject);
    const isOver = sessionExpired.get() || session.get()?.accessToken !== '';
    if (isOver) ask.stop();
    return isOver;
  });
  ask();
}

function follow(): void {
  const person = session.get();
  // A device that others use keeps nothing.
  const now = person?.isAtCounter ? undefined : person?.subject;
  if (now === subject) return;
  subject = now;
  const before = here;
  here = before
    .then((opened) => opened?.close())
    .then(() => (now === undefined ? undefined : openFor(now)))
    .catch((error: unknown) => {
      console.info('Nothing is kept on this phone', error);
      return undefined;
    });
}

async function openFor(who: string): Promise<Here | undefined> {
  const owner = await ownerOf(who);
  const phone = await openPhone(owner);
  if (!phone) return undefined;
  const outbox = await openOutbox(phone, who);
  const stop = keepAnswers(phone.values);
  deviceStorage.write(lastOwner, owner);
  return {
    phone,
    outbox,
    close: () => {
      stop();
      outbox.close();
    },
  };
}
