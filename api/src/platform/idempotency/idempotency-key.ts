import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../calls/domain-error';

const HEADER = 'idempotency-key';
const ALLOWED = /^[\x21-\x7e]{1,200}$/;

/** The caller's `Idempotency-Key`, or undefined: callers of the specification send none (D20). */
export const IdempotencyKey = createParamDecorator((_: undefined, context: ExecutionContext): string | undefined => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && ALLOWED.test(key)) return key;
  throw new DomainError('request.invalid', {
    errors: [{ path: HEADER, message: 'Must be 1 to 200 visible characters.' }],
  });
});
