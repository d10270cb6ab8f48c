import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const zip = promisify(gzip);
/** Under this size a packet is saved by no compression; the time is not. */
const WORTH_IT_BYTES = 8_192;

/** Compresses large JSON answers at the lowest level; small ones and those that came compressed pass untouched. */
export function compressLargeAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES) return done(null, payload);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '') || reply.hasHeader('content-encoding')) return done(null, payload);
    zip(payload, { level: constants.Z_BEST_SPEED }).then((compressed) => {
      reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).removeHeader('content-length');
      done(null, compressed);
    }, done);
  });
}
