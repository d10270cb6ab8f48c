import { apiRoutes, type CompletionRequest, type ContactTask } from '@arrival/contracts';
import { spokenLanguage } from '../../words/words';
import { sendingMs } from '../api/patience';
import { type ProblemError, problemOf, unreachable } from '../api/problem';
import { apiUrl } from '../api/transport';
import { photoForm, photoQuery } from '../checkin/photo-call';
import { session, sessionExpired } from '../sign-in/session';
import type { CompletionOptions } from './checkin-context';

/**
 * Nothing sent and nothing answered for this long counts as lost, beside what it takes to send it: a phone calls sent what its own buffers
 * have taken.
 */
const patienceMs = 8000;
const signIn = 401;

interface Call {
  body: CompletionRequest;
  photo: NonNullable<CompletionOptions['photo']>;
  idempotencyKey: string;
  signal: AbortSignal;
}

/**
 * POST /api/tasks/contact/complete/Photo/Upload: the picture and the completion of its task in one trip (D20, D23). By XMLHttpRequest: fetch
 * cannot say how much has been sent. Throws what every call throws.
 */
export function sendPhoto({ body, photo, idempotencyKey, signal }: Call): Promise<ContactTask> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl(apiRoutes.photoWithTask, photoQuery(body)));
    request.setRequestHeader('accept-language', spokenLanguage());
    request.setRequestHeader('idempotency-key', idempotencyKey);
    const token = session.get()?.accessToken;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    let lost: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(lost);
      lost = setTimeout(() => request.abort(), patienceMs + sendingMs(photo.picture.size));
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable) photo.onProgress(loaded / total);
    };
    const failed = () => reject(unreachable(undefined));
    request.onerror = failed;
    request.onabort = failed;
    request.onload = () => resolve(answerOf(request, token));
    request.onloadend = () => clearTimeout(lost);
    signal.addEventListener('abort', () => request.abort());
    photo.onProgress(0);
    wait();
    request.send(photoForm(body, photo));
  });
}

async function answerOf(request: XMLHttpRequest, token: string | undefined): Promise<ContactTask> {
  if (request.status === 200) return completed(request.responseText);
  // Of a session that another one has followed meanwhile it says nothing.
  if (request.status === signIn && token && token === session.get()?.accessToken) sessionExpired.set(true);
  throw await failureOf(request);
}

/** One that is cut off in the middle, or a network's own sign-in page in its place, is none. */
function completed(text: string): ContactTask {
  try {
    return JSON.parse(text) as ContactTask;
  } catch (cause) {
    throw unreachable(cause);
  }
}

function failureOf(request: XMLHttpRequest): Promise<ProblemError> {
  const trace = request.getResponseHeader('x-correlation-id');
  const { status, responseText } = request;
  return problemOf(new Response(responseText, { status, headers: trace ? { 'x-correlation-id': trace } : {} }));
}
