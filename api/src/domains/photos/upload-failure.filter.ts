import type { PhotoUploadAnswer } from '@arrival/contracts';
import { type ArgumentsHost, Catch, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from '../../platform/http/problem';
import { ProblemFilter } from '../../platform/http/problem.filter';

const UNKNOWN = 'An unknown error occurred';
const SIGN_IN_AGAIN = 401;
const RETRY_SECONDS = '10';

/** Answers a failed upload in the crop widget's words (D23); a missing sign-in stays a problem document like everywhere. */
@Catch()
export class UploadFailureFilter extends ProblemFilter {
  readonly #log = new Logger(UploadFailureFilter.name);

  override catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = toProblem(error, request.id);
    if (problem.status === SIGN_IN_AGAIN || reply.sent) {
      super.catch(error, host);
      return;
    }
    if (problem.status >= 500) this.#log.error({ err: error, correlationId: request.id }, problem.code);
    if (problem.status === 429 || problem.status === 503) reply.header('retry-after', RETRY_SECONDS);
    const message = problem.code === 'server.error' ? UNKNOWN : (problem.errors[0]?.message ?? problem.detail ?? problem.title);
    const answer: PhotoUploadAnswer = { status: 'failure', message, code: problem.code, traceId: problem.traceId };
    void reply.code(problem.status).type('application/json').send(JSON.stringify(answer));
  }
}
