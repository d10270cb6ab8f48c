import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../calls/domain-error';
import { sendProblem } from './send-problem';

const OURS = /^\/api\//i;

/** The route takes a picture. One on its way over a slow line costs nothing meanwhile; pictures have a line of their own. */
export const TakesPicture = () =>
  applyDecorators(RouteConfig({ takesPicture: true }), ApiConsumes('multipart/form-data'));

/** Who says so of any other call waits as everybody does. */
const isUpload = ({ routeOptions, headers }: FastifyRequest): boolean =>
  'takesPicture' in routeOptions.config && (headers['content-type']?.startsWith('multipart/') ?? false);

/**
 * Takes so many calls at once, counted from when their body is there, and tells the others to come back: those that are taken keep
 * their latency, which a longer line would only share out (Q3).
 */
export function limitRequests(server: FastifyInstance, most: number): void {
  let running = 0;
  const leave = () => {
    running -= 1;
  };
  server.addHook('preValidation', (request, reply, done) => {
    if (!OURS.test(request.url) || isUpload(request)) return done();
    if (running >= most) return void sendProblem(reply, new DomainError('server.busy'), request.id);
    running += 1;
    // Not `once`: its wrappers outlive the young generation, request after request, and that costs a third of the floor's rate (P1).
    reply.raw.on('close', leave);
    done();
  });
}
