import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../config/app-config';
import { DomainError } from '../calls/domain-error';
import type { SecurityLog } from '../security/security-log';
import { PROBLEM_TYPE, toProblem } from './problem';

const IN_API = /^\/api\//i;
const LONGEST_ORIGIN = 100;

/** Refuses calls that a page of another site makes: browsers name it in `Origin`, programs send none. */
export function refuseForeignOrigins(
  server: FastifyInstance,
  config: Pick<AppConfig, 'publicUrl'>,
  log: SecurityLog,
): void {
  const own = new URL(config.publicUrl).origin;
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || origin === own || !IN_API.test(request.url) || isSameHost(origin, request))
      return done();
    log.report('origin.refused', request, { origin: origin.slice(0, LONGEST_ORIGIN) });
    const problem = toProblem(new DomainError('auth.forbidden'), request.id);
    void reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
  });
}

/** Reached by another name than `PUBLIC_URL`, as on a machine at home. */
const isSameHost = (origin: string, { host }: FastifyRequest): boolean =>
  origin === `http://${host}` || origin === `https://${host}`;
