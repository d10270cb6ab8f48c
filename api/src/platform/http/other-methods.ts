import { routePattern } from '@arrival/contracts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../calls/domain-error';
import { sendProblem } from './send-problem';

/** A known path called with another method answers 405 and says with `Allow` which ones there are. Before the routes are made. */
export function refuseOtherMethods(server: FastifyInstance): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  server.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return;
    const route = routes.get(url) ?? { pattern: routePattern(url), methods: new Set<string>() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });
  server.addHook('preHandler', (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((route) => [...route.methods]);
    if (methods.length === 0 || methods.includes(request.method)) return done();
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    void sendProblem(reply, new DomainError('request.other_method'), request.id);
  });
}
