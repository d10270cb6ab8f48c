import type { FastifyInstance } from 'fastify';
import type { ArrivalRequest } from '../auth/principal';
import type { AppLogger } from '../logging/logger';

/** One line per request: the route's pattern, never its values, because a path or query may hold a name or a code. */
export function logRequests(server: FastifyInstance, logger: AppLogger): void {
  if (!logger.isLevelEnabled('info')) return;
  server.addHook('onResponse', (request: ArrivalRequest, reply, done) => {
    logger.info({
      correlationId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      apiKey: request.apiKey?.id,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
