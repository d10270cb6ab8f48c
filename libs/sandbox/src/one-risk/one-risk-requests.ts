import type { IncomingHttpHeaders } from 'node:http';
import { oneRiskRequestSchema } from '@arrival/contracts';
import type { Answer } from '../http/send-json';
import { isSigned } from '../receiver/verify';
import type { OneRiskSessions } from './one-risk-sessions';

export const requestsPath = '/v1/requests';
export const neverHeardOf: Answer = { status: 404, body: { error: 'Never heard of it' } };

interface Call {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Does one call of the resort's: opens a page at the address that `pageOf` gives, or says what became of one. */
export function answerRequest(
  sessions: OneRiskSessions,
  { method, path, headers, body }: Call,
  { secret, pageOf }: { secret: string; pageOf: (token: string) => string },
): Answer {
  if (!isSigned(headers, body, [secret])) return { status: 401, body: { error: 'Sign it' } };
  if (method === 'POST' && path === requestsPath) {
    const asked = oneRiskRequestSchema.strict().parse(JSON.parse(body));
    const { token } = sessions.open(String(headers['webhook-id']), asked);
    return { status: 200, body: { url: pageOf(token) } };
  }
  const state = sessions.stateOf(path.slice(requestsPath.length + 1));
  return state ? { status: 200, body: state } : neverHeardOf;
}
