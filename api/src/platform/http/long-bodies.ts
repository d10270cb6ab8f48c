import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error';
import { sendProblem } from './send-problem';

/** Of any other route. A drawn signature in base64 and a health form fit easily; the photo goes through multipart with its own limit. */
export const BODY_LIMIT = 512 * 1024;
const BYTES_OF_MEGABYTE = 1024 * 1024;
/** A body is read before anybody knows whose it is: strangers must not fill the memory with them. */
const LONG_AT_ONCE = 8;

interface LongBodyConfig {
  readonly megabytes?: number;
}

/** The route takes so much: all that its schema allows, with three bytes for a character. */
export const TakesMegabytes = (megabytes: number) => RouteConfig({ megabytes } satisfies LongBodyConfig);

/** Without a length nobody knows it beforehand. */
const isLong = (length: string | undefined): boolean => !(Number(length) <= BODY_LIMIT);

/** Before the routes are made. */
export function takeLongBodies(server: FastifyInstance): void {
  let running = 0;
  const leave = () => {
    running -= 1;
  };
  server.addHook('onRoute', (route) => {
    const { megabytes } = (route.config ?? {}) as LongBodyConfig;
    if (megabytes) route.bodyLimit = megabytes * BYTES_OF_MEGABYTE;
  });
  server.addHook('preParsing', (request, reply, payload, done) => {
    const { megabytes } = request.routeOptions.config as LongBodyConfig;
    if (!megabytes || !isLong(request.headers['content-length'])) return done(null, payload);
    if (running >= LONG_AT_ONCE) return void sendProblem(reply, new DomainError('server.busy'), request.id);
    running += 1;
    reply.raw.on('close', leave);
    done(null, payload);
  });
}
