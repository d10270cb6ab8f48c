import type { Problem } from '@arrival/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ArrivalRequest } from '../auth/principal';
import { Refusals } from '../security/refusals';
import { toProblem } from './problem';
import { sendProblem } from './send-problem';

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
    if (reply.raw.destroyed) {
      this.#logger.log({ correlationId: request.id }, 'the caller left');
      return;
    }
    this.tell(error, problem, request.id);
    if (reply.sent || reply.raw.headersSent) return;
    sendProblem(reply, error, request.id);
  }

  /** Trouble comes to many requests at once: a line says what it is, only a fault of ours needs its stack. */
  protected tell(error: unknown, { status, code }: Problem, correlationId: string): void {
    if (status === 503) this.#logger.warn({ correlationId, reason: (error as Error).message }, code);
    else if (status >= 500) this.#logger.error({ err: error, correlationId }, code);
  }
}
