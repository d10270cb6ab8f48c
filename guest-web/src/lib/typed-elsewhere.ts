import { type FormDrafts, formDraftRoutes } from '@arrival/contracts';
import { ProblemError } from './api/problem';
import { apiPath, call, get } from './api/transport';
import { draftChanges, draftPrefix, readDraft, receiveDraft } from './drafts/drafts';
import { unsavedKeys } from './drafts/unsaved';
import { session } from './sign-in/session';

/** After the last letter. */
const calmMs = 2000;
/** How long a form waits for what was typed elsewhere. */
const patienceMs = 1500;
/** How long the server is waited for when it is to forget. */
const forgetMs = 3000;

/** Signatures are made where they are seen (D54). */
const isForm = (name: string): boolean => /^(rental|child)\./.test(name);

const toSend = new Set<string>();
let sending: Promise<void> = Promise.resolve();
let owner: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked: { owner: string; answer: Promise<void> } | undefined;

/**
 * Once what the guest typed on another device or in another app is among this page's drafts; at most a moment. From then on what is typed
 * here goes to the server, sealed there for a day.
 */
export function typedElsewhereIsHere(): Promise<void> {
  const now = session.get()?.subject;
  if (now === undefined) return Promise.resolve();
  draftChanges.heard = heard;
  if (asked?.owner !== now) asked = { owner: now, answer: ask(now).catch(forgetAsking) };
  return atMost(patienceMs, asked.answer);
}

const atMost = (ms: number, answer: Promise<unknown>): Promise<void> =>
  Promise.race([answer.then(() => undefined), new Promise<void>((enough) => setTimeout(enough, ms))]);

async function ask(who: string): Promise<void> {
  const { drafts } = await get<FormDrafts>(formDraftRoutes.all);
  if (session.get()?.subject !== who) return;
  for (const { name, value } of drafts) receiveDraft(name, value);
}

function forgetAsking(error: unknown): void {
  console.info('What was typed elsewhere is not here', error);
  asked = undefined;
}

function heard(name: string): void {
  const now = session.get()?.subject;
  if (now === undefined || !isForm(name)) return;
  if (owner !== now) toSend.clear();
  owner = now;
  toSend.add(name);
  clearTimeout(timer);
  timer = setTimeout(sendSoon, calmMs);
}

function sendSoon(): void {
  sending = sending.then(sendAll);
}

/**
 * What was only typed here goes on the server too: whoever signs out was told so. Called while they are signed in; meanwhile this tab may forget
 * them. What cannot be reached now goes by itself after its day. Never fails.
 */
export function forgetTypedHere(): Promise<void> {
  clearTimeout(timer);
  toSend.clear();
  const endedToken = session.get()?.accessToken;
  const gone = formsTypedHere().map((name) =>
    sending
      .then(() => call('DELETE', pathOf(name), { endedToken, timeoutMs: forgetMs }))
      .catch((error: unknown) => console.info('What was typed here is still kept for other devices', error)),
  );
  return atMost(forgetMs, Promise.all(gone));
}

/** On this page, or in this tab before it was loaded anew. */
const formsTypedHere = (): string[] =>
  unsavedKeys().flatMap((key) => {
    const name = key.startsWith(draftPrefix) ? key.slice(draftPrefix.length) : '';
    return isForm(name) ? [name] : [];
  });

/** What cannot be sent now waits for a connection or the next letter; the tab has it meanwhile. */
async function sendAll(): Promise<void> {
  for (const name of [...toSend]) {
    if (session.get()?.subject !== owner) return toSend.clear();
    toSend.delete(name);
    try {
      await send(name);
    } catch (error) {
      if (!isRefused(error)) toSend.add(name);
      console.info('Not kept for other devices', error);
    }
  }
}

/** For good: whoever has to sign in again or calls too often has it sent later. */
const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError && [400, 404].includes(error.problem.status);

async function send(name: string): Promise<void> {
  const value = readDraft(name);
  const answer = await (value === undefined
    ? call('DELETE', pathOf(name))
    : call('PUT', pathOf(name), { body: { value } }));
  // A network's own sign-in page is none.
  await answer.json();
}

const pathOf = (name: string): string => apiPath(formDraftRoutes.one, { name });

addEventListener('online', sendSoon);
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendSoon();
});
