import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE, retryAfter, toProblem } from './problem';

/** Answers every failure of the HTTP process with problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = toProblem(error, request.id);
    if (problem.status >= 500) this.#logger.error({ err: error, correlationId: request.id }, problem.code);
    if (reply.sent || reply.raw.headersSent) return;
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer realm="arrival"');
    const seconds = retryAfter(error, problem.status);
    if (seconds) reply.header('retry-after', seconds);
    void reply.code(problem.status).type(PROBLEM_TYPE).header('cache-control', 'no-store').send(JSON.stringify(problem));
  }
}
