import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** How long answers took, by the route's pattern and the class of the status: a path itself may hold a name or a code. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'arrival_http_request_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    const status = CLASSES[Math.floor(reply.statusCode / 100)] ?? 'none';
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status },
      reply.elapsedTime / 1000,
    );
    done();
  });
}
