import type { CanActivate } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/internal';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ArrivalRequest } from '../auth/principal';
import { DomainError } from '../calls/domain-error';

/** Of any other route. A drawn signature in base64 and a health form fit easily; the photo goes through multipart with its own limit. */
export const BODY_LIMIT = 512 * 1024;
const BYTES_OF_MEGABYTE = 1024 * 1024;
/** A body lies in the memory until it is whole. */
const LONG_AT_ONCE = 8;
/** A body may take a minute to come: nobody holds the places of all others meanwhile. */
const LONG_OF_ONE = 2;

type Handler = (...args: never[]) => unknown;
interface LongBody {
  readonly megabytes: number;
  readonly handler: Handler;
}

/** The route takes so much: all that its schema allows, with three bytes for a character. */
export const TakesMegabytes =
  (megabytes: number) =>
  (target: object, name: string, method: PropertyDescriptor): void => {
    RouteConfig({ longBody: { megabytes, handler: method.value } satisfies LongBody })(target, name, method);
  };

/** Without a length nobody knows it beforehand. */
const isLong = (length: string | undefined): boolean => !(Number(length) <= BODY_LIMIT);

const longBodyOf = (config: unknown) => (config as { longBody?: LongBody } | undefined)?.longBody;

/** Whom the guard has let in. */
const callerOf = ({ principal, signing }: ArrivalRequest): string =>
  principal ? `${principal.issuer} ${principal.subject}` : (signing?.linkId ?? '');

/** Before the routes are made. Who may not call is told so before their body is read: strangers get none of the places. */
export function takeLongBodies(server: FastifyInstance, guard: CanActivate): void {
  const running: string[] = [];
  const enter = async (handler: Handler, request: ArrivalRequest, reply: FastifyReply) => {
    const context = new ExecutionContextHost([request, reply], undefined, handler);
    await guard.canActivate(context);
    if (reply.raw.destroyed) return;
    const caller = callerOf(request);
    const own = running.filter((one) => one === caller).length;
    if (own >= LONG_OF_ONE || running.length >= LONG_AT_ONCE) throw new DomainError('server.busy');
    running.push(caller);
    reply.raw.on('close', () => running.splice(running.indexOf(caller), 1));
  };
  server.addHook('onRoute', (route) => {
    const longBody = longBodyOf(route.config);
    if (longBody) route.bodyLimit = longBody.megabytes * BYTES_OF_MEGABYTE;
  });
  server.addHook('preParsing', (request, reply, payload, done) => {
    const longBody = longBodyOf(request.routeOptions.config);
    if (!longBody || !isLong(request.headers['content-length'])) return done(null, payload);
    enter(longBody.handler, request, reply).then(() => done(null, payload), done);
  });
}
