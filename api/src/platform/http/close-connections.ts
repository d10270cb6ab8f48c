import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * While stopping, each answer asks its caller to leave the connection. Closing an idle connection instead would race with a request
 * that is already on its way, and that request would fail (Q2).
 */
export function closeConnectionsOnStop(server: FastifyInstance, process: { readonly stopping: boolean }): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (process.stopping) reply.header('connection', 'close');
    done();
  });
}

/** Takes no new connection and leaves the open ones alone; `close` of an HTTP server would cut those whose request is still coming. */
export function stopListening(server: Server): void {
  Server.prototype.close.call(server);
}
