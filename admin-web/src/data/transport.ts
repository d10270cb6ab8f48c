import { apiRequest } from '@arrival/web/api-request';
import { HttpError } from 'react-admin';
import { leaveIfRemoved } from '../auth/auth-provider';
import { isSessionEnded } from '../auth/ended-session';
import { session } from '../auth/session';
import { askToSignInAgain } from '../auth/sign-in-again';
import { say } from '../words/say';
import { problemError } from './problem-error';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Headers;
  readonly signal?: AbortSignal;
}

/**
 * Calls the API with the administrator's token. A session that has ended is begun again beside the page, which waits and keeps what was typed;
 * somebody who is listed no longer leaves for /access-denied (spec §6), and somebody whose role allows less now is told so.
 */
export async function request(path: string, call: Call = {}): Promise<Response> {
  const response = await send(path, call);
  if (isSessionEnded(response)) {
    await askToSignInAgain();
    return request(path, call);
  }
  if (response.status === 403) await leaveIfRemoved();
  if (!response.ok) throw await problemError(response);
  return response;
}

async function send(path: string, { signal, ...call }: Call): Promise<Response> {
  try {
    return await fetch(path, { ...apiRequest({ ...call, token: session()?.accessToken }), ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new HttpError(say('app.unreachable'), 0, {});
  }
}

/** Calls the API and answers its JSON. */
export async function callJson<Answer>(path: string, call?: Call): Promise<Answer> {
  return (await (await request(path, call)).json()) as Answer;
}

/** A page of a list, and how many there are in all. */
export interface RowsOfPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Reads a page of a list in the API's own dialect (`Content-Range: apikey 0-9/123`). */
export async function callPage<Row>(path: string, call?: Call): Promise<RowsOfPage<Row>> {
  const response = await request(path, call);
  const total = Number(response.headers.get('content-range')?.split('/')[1]);
  return { rows: (await response.json()) as Row[], total };
}
