import { type LanguageTag, longestKeptSeconds } from '@arrival/contracts';
import { apiRequest } from '@arrival/web/api-request';
import { spokenLanguage } from '../../words/words';
import { patience, sendingMs } from './patience';
import { problemOf, unreachable } from './problem';

interface Options {
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; FormData goes as it is. */
  body?: unknown;
  /** Makes a repeated send count once (D20). */
  idempotencyKey?: string;
  /** When it was finished here, in milliseconds since 1970: however late it arrives, it counts for that day (D70). */
  finishedAt?: number;
  /** Of a session that is over here by now: the call is the last of it, and is made though its page is closed. */
  endedToken?: string | undefined;
  signal?: AbortSignal;
  /** Until the answer begins, beside what it takes to send the JSON; then until it has come, beside what that takes. */
  timeoutMs?: number;
  /** Of the answer; else the one that is spoken now. */
  language?: LanguageTag;
}

/** A call without a sign of life for this long counts as lost; it would otherwise hold a button for as long as the network likes. */
const patienceMs = 8000;
/** What does not say how long it is may be as large as a waiver, in bytes. */
const largeAnswer = 64_000;

interface Surroundings {
  baseUrl: string;
  token: () => string | undefined;
  onUnauthorised: () => void;
}

const surroundings: Surroundings = { baseUrl: '', token: () => undefined, onUnauthorised: () => undefined };

/** Called once at start: where the API lives, whose token goes along, and who is told when it has expired. */
export function configureTransport(changes: Partial<Surroundings>): void {
  Object.assign(surroundings, changes);
}

/** Fills `{name}` parts of an API path. */
export function apiPath(template: string, parameters: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name] ?? '')));
}

/** The full address of an API path, for links and forms that are not fetched. */
export function apiUrl(path: string, query: Options['query'] = {}): string {
  const known = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = new URLSearchParams(known).toString();
  return `${surroundings.baseUrl}${path}${search ? `?${search}` : ''}`;
}

/** One call. Throws a ProblemError on anything but success, and does nothing else: no toast, no redirect. */
export async function call(method: string, path: string, options: Options = {}): Promise<Response> {
  const token = options.endedToken ?? surroundings.token();
  const headers = {
    // What administrators have named is answered in it.
    'accept-language': options.language ?? spokenLanguage(),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    ...(options.finishedAt && { 'finished-seconds-ago': String(secondsSince(options.finishedAt)) }),
  };
  const request = apiRequest({ method, token, body: options.body, headers });
  const size = typeof request.body === 'string' ? request.body.length : 0;
  const waitMs = options.timeoutMs ?? patienceMs;
  const { signal, goesOn } = patience(waitMs + sendingMs(size), options.signal);
  let response: Response;
  try {
    const keepalive = options.endedToken !== undefined;
    response = await fetch(apiUrl(path, options.query), { ...request, keepalive, signal });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachable(cause);
  }
  // Not piece by piece: a browser calls an answer that is read so unfinished for ever, now and then.
  goesOn(waitMs + sendingMs(Number(response.headers.get('content-length') ?? largeAnswer)));
  if (response.ok) return response;
  const problem = await problemOf(response);
  // Of a session that another one has followed meanwhile it says nothing, nor does a network that asks for a sign-in of its own.
  const isOurs = response.status === 401 && !problem.isUnreachable;
  if (isOurs && token && token === surroundings.token()) surroundings.onUnauthorised();
  throw problem;
}

/** Told as an age: a clock that is wrong was as wrong then. */
const secondsSince = (then: number): number =>
  Math.min(Math.max(0, Math.round((Date.now() - then) / 1000)), longestKeptSeconds);

/** Throws a `ProblemError` and does nothing else: no message, no redirect. */
export async function get<T>(path: string, options?: Options): Promise<T> {
  return answerOf<T>(await call('GET', path, options), options?.signal);
}

/** Throws a `ProblemError`, like `get`. */
export async function post<T>(path: string, body: unknown, options?: Options): Promise<T> {
  return answerOf<T>(await call('POST', path, { ...options, body }), options?.signal);
}

/** One that is cut off in the middle, or a network's own sign-in page in its place, is none: as if nothing had been reached. */
async function answerOf<T>(response: Response, signal: AbortSignal | undefined): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw unreachable(cause);
  }
}
