import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import { DomainError } from '../calls/domain-error';
import { PROBLEM_TYPE, toProblem } from './problem';
import { baseHeaders } from './security-headers';

/** What Node's reader gives up on in its own way; anything else is 400. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

const onlyAscii = 'An address holds ASCII alone: write what is beyond it percent-encoded, %C3%BC for ü.';

/** What is no request by the rules of HTTP, so that no hook sees it: a path with an ü as it is typed, say. The same document all the same. */
export const answerUnreadableRequest: FastifyServerOptions['clientErrorHandler'] = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error.code));
  (socket as Duplex).destroy(error);
};

function answerTo(code: string): string {
  const status = statuses[code] ?? 400;
  const traceId = randomUUID();
  const refused = new DomainError('request.malformed', code === 'HPE_INVALID_URL' ? { hint: onlyAscii } : {});
  const body = JSON.stringify({ ...toProblem(refused, traceId), status });
  const headers = {
    ...baseHeaders,
    'x-correlation-id': traceId,
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
