import type { FastifyReply } from 'fastify';
import { PROBLEM_TYPE, retryAfter, toProblem } from './problem';

const BY_TOKEN = 'Bearer realm="arrival"';
const BY_KEY = 'ApiKey realm="arrival", header="x-api-key"';

/** The problem document of a failure (D25), with what its status asks for. */
export function sendProblem(reply: FastifyReply, error: unknown, traceId: string): FastifyReply {
  const problem = toProblem(error, traceId);
  if (problem.status === 401) reply.header('www-authenticate', problem.code === 'key.required' ? BY_KEY : BY_TOKEN);
  const seconds = retryAfter(error, problem.status);
  if (seconds) reply.header('retry-after', seconds);
  return reply
    .code(problem.status)
    .type(PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
