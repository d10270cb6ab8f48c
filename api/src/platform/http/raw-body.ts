import { Readable } from 'node:stream';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../calls/domain-error';

const LARGEST_BYTES = 64 * 1024;
const raw = new WeakMap<FastifyRequest, Buffer>();

/** The route gets the very bytes of its body besides what was read from them: what is signed is signed as it was sent. */
export const KeepsRawBody = () => RouteConfig({ keepsRawBody: true });

/** Of a route with `@KeepsRawBody()`. */
export const rawBody = (request: FastifyRequest): Buffer => raw.get(request) ?? Buffer.alloc(0);

/** Before the routes are made. A longer body than 64 KiB is `request.too_large`. */
export function keepRawBodies(server: FastifyInstance): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const config = request.routeOptions.config as { keepsRawBody?: boolean } | undefined;
    if (!config?.keepsRawBody) return done(null, payload);
    whole(payload as Readable).then(
      (bytes) => {
        raw.set(request, bytes);
        done(null, Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length }));
      },
      (error: Error) => done(error),
    );
  });
}

/** Throws `request.too_large`. */
async function whole(payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of payload) {
    size += piece.length;
    if (size > LARGEST_BYTES) throw new DomainError('request.too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
