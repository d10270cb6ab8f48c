import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalidRequest } from './problem';

/** A query of these parameters and no other: a filter that is misspelt would ask for everything without a word. Names are taken as they are written. */
export const knownParameters = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `There is no such parameter. There are ${Object.keys(shape).join(', ') || 'none'}.`
        : undefined,
  });

const none = knownParameters({});

/** Of a call without parameters: refuses each. */
export const NoParameters = createParamDecorator((_: undefined, context: ExecutionContext): undefined => {
  const { error } = none.safeParse(context.switchToHttp().getRequest<FastifyRequest>().query);
  if (error) throw invalidRequest(error);
});
