import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { photoLimits } from '@arrival/contracts';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../config/app-config';
import { trustOf } from '../calls/client-address';
import type { AppLogger } from '../logging/logger';
import { compressLargeAnswers } from './compression';
import { BODY_LIMIT } from './long-bodies';
import { refuseOtherMethods } from './other-methods';
import { PROBLEM_TYPE, toProblem } from './problem';
import { keepRawBodies } from './raw-body';
import { readableUrl } from './readable-url';
import { logRequests } from './request-log';
import { limitRequests } from './requests-at-once';
import { baseHeaders } from './security-headers';
import { answerUnreadableRequest } from './unreadable-request';

const IN_API = /^\/api\//i;
const DOCS = /^\/api\/docs(\/|$)/i;
const CSP_REPORT_LIMIT = 16 * 1024;
const CORRELATION_HEADER = 'x-correlation-id';
const SAFE_CORRELATION_ID = /^[\w.:-]{8,64}$/;
const DOCS_POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'";

/** The caller's correlation id when it is safe to log, else a new one. */
function correlationId(request: IncomingMessage): string {
  const given = request.headers[CORRELATION_HEADER];
  return typeof given === 'string' && SAFE_CORRELATION_ID.test(given) ? given : randomUUID();
}

/** A path of the API that cannot be decoded reaches no hook and no filter. */
function answerUnreadable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error, request.id);
  reply.headers(baseHeaders).header(CORRELATION_HEADER, request.id);
  void reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}

/** Fastify with the product's manners: limits, case-insensitive paths (D24), correlation id, security headers, one log line per request. */
export function createServer(config: AppConfig, logger: AppLogger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    trustProxy: trustOf(config.trustedProxies),
    bodyLimit: BODY_LIMIT,
    genReqId: correlationId,
    rewriteUrl: readableUrl,
    return503OnClosing: false,
    keepAliveTimeout: 72_000,
    requestTimeout: 60_000,
    connectionTimeout: 0,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    skipMiddie: true,
    multipart: {
      limits: { files: 1, fileSize: photoLimits.maxFileSizeMegabytes * 1024 * 1024, fields: 8, fieldSize: 64 * 1024 },
    },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerUnreadableRequest,
  });
  const server = adapter.getInstance<FastifyInstance>();
  server.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: CSP_REPORT_LIMIT },
    server.getDefaultJsonParser('error', 'error'),
  );
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(baseHeaders);
    reply.header(CORRELATION_HEADER, request.id);
    if (DOCS.test(request.url)) reply.header('content-security-policy', DOCS_POLICY);
    else if (IN_API.test(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
  limitRequests(server, config.requestsAtOnce);
  refuseOtherMethods(server);
  keepRawBodies(server);
  logRequests(server, logger);
  compressLargeAnswers(server);
  return adapter;
}
