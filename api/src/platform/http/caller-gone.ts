import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Comes when the answer is over, and so when its caller leaves before: what still runs for them may stop. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

/** The same, for a handler that answers with what it returns. */
export const CallerGone = createParamDecorator(
  (_: undefined, context: ExecutionContext): AbortSignal =>
    whenGone(context.switchToHttp().getResponse<FastifyReply>()),
);
