import type { FastifyRequest } from 'fastify';

const SCHEME = 'bearer ';

/** What stands behind `Bearer` in the request's `Authorization`; undefined when there is nothing of that kind. */
export function bearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization: header } = headers;
  if (!header || header.length <= SCHEME.length || header.slice(0, SCHEME.length).toLowerCase() !== SCHEME)
    return undefined;
  return header.slice(SCHEME.length);
}
