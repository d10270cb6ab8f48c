import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const CORRELATION_HEADER = 'x-correlation-id';

const SAFE = /^[\w.:-]{8,64}$/;

/** The caller's correlation id when it is safe to log, else a new one. */
export function correlationId(request: IncomingMessage): string {
  const given = request.headers[CORRELATION_HEADER];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}
