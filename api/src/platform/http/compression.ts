import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const zip = promisify(gzip);
/** Under this size a packet is saved by no compression; the time is not. */
const WORTH_IT_BYTES = 8_192;

/** A string, or JSON that came as bytes. */
const isText = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  typeof payload === 'string' || (Buffer.isBuffer(payload) && /^application\/json/.test(String(reply.getHeader('content-type'))));

/** Compresses large JSON answers at the lowest level; small ones and those that came compressed pass untouched. */
export function compressLargeAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isText(payload, reply) || payload.length < WORTH_IT_BYTES) return done(null, payload);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '') || reply.hasHeader('content-encoding')) return done(null, payload);
    zip(payload, { level: constants.Z_BEST_SPEED }).then((compressed) => {
      reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).removeHeader('content-length');
      done(null, compressed);
    }, done);
  });
}
