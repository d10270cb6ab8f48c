import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ArrivalRequest } from '../auth/principal';
import { Refusals } from '../security/refusals';
import { PROBLEM_TYPE, retryAfter, toProblem } from './problem';

/** Answers every failure of the HTTP process with problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger(ProblemFilter.name);

  constructor(private readonly refusals: Refusals) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<ArrivalRequest>();
    const reply = http.getResponse<FastifyReply>();
    void this.refusals.weigh(error, request).then(
      (weighed) => this.answer(weighed, request, reply),
      (failure: unknown) => this.answer(failure, request, reply),
    );
  }

  protected answer(error: unknown, request: ArrivalRequest, reply: FastifyReply): void {
    const problem = toProblem(error, request.id);
    if (problem.status >= 500) this.#logger.error({ err: error, correlationId: request.id }, problem.code);
    if (reply.sent || reply.raw.headersSent) return;
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer realm="arrival"');
    const seconds = retryAfter(error, problem.status);
    if (seconds) reply.header('retry-after', seconds);
    void reply.code(problem.status).type(PROBLEM_TYPE).header('cache-control', 'no-store').send(JSON.stringify(problem));
  }
}
