import type { PhotoUploadAnswer } from '@arrival/contracts';
import { Catch } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ArrivalRequest } from '../../../platform/auth/principal';
import { retryAfter, toProblem } from '../../../platform/http/problem';
import { ProblemFilter } from '../../../platform/http/problem.filter';

const UNKNOWN = 'An unknown error occurred';
const SIGN_IN_AGAIN = 401;

/** Answers a failed upload in the crop widget's words (D23); a missing sign-in stays a problem document like everywhere. */
@Catch()
export class UploadFailureFilter extends ProblemFilter {
  protected override answer(error: unknown, request: ArrivalRequest, reply: FastifyReply): void {
    const problem = toProblem(error, request.id);
    if (problem.status === SIGN_IN_AGAIN || reply.sent || reply.raw.destroyed) {
      super.answer(error, request, reply);
      return;
    }
    this.tell(error, problem, request.id);
    const seconds = retryAfter(error, problem.status);
    if (seconds) reply.header('retry-after', seconds);
    const message =
      problem.code === 'server.error' ? UNKNOWN : (problem.errors[0]?.message ?? problem.hint ?? problem.title);
    const answer: PhotoUploadAnswer = { status: 'failure', message, code: problem.code, traceId: problem.traceId };
    void reply.code(problem.status).type('application/json').send(JSON.stringify(answer));
  }
}
