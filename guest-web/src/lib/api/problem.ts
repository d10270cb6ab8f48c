import { generalError, type Problem } from '@arrival/contracts';

/** The specification's error object (§8, D25). */
export interface ErrorObject {
  response: Response | undefined;
  success: false;
  generalError: typeof generalError;
}

const lost = 'network.unreachable';

/** A failed call: what the server said, or that it could not be reached. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly response?: Response,
  ) {
    super(problem.code);
    this.name = 'ProblemError';
  }

  get code(): string {
    return this.problem.code;
  }

  /**
   * The call never reached the server, or no answer of it reached us: no network, no answer in time, a proxy without a server, or, while a
   * new version comes in, a server of the one before, which does not know the call. What a network refuses in our place says nothing either.
   */
  get isUnreachable(): boolean {
    return [0, 502, 503, 504].includes(this.problem.status) || ['route.unknown', lost].includes(this.code);
  }

  /** Of what was sent, and not of who sent it or how often: the same would be refused again. */
  get isRefusal(): boolean {
    return [400, 404, 409, 422].includes(this.problem.status) && !this.isUnreachable;
  }

  get traceId(): string | undefined {
    return this.problem.traceId || undefined;
  }

  toErrorObject(): ErrorObject {
    return { response: this.response, success: false, generalError };
  }
}

/** Of this code, or of any. */
export function isProblem(error: unknown, code?: string): error is ProblemError {
  return error instanceof ProblemError && (code === undefined || error.code === code);
}

/** The failure of a call that had no answer. */
export function unreachable(cause: unknown): ProblemError {
  const detail = cause instanceof Error ? cause.name : '';
  return new ProblemError({
    type: 'about:blank',
    title: generalError,
    detail,
    status: 0,
    code: lost,
    errors: [],
    traceId: '',
  });
}

/** A proxy's own JSON may have a `code` too, which is a number. */
const isOurs = (body: unknown): body is Partial<Problem> =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

/** Reads problem+json; anything else (a proxy's HTML page) becomes a plain problem with the same status, which refuses nothing. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const traceId = response.headers.get('x-correlation-id') ?? '';
  const plain: Problem = {
    type: 'about:blank',
    title: generalError,
    detail: '',
    status: response.status,
    // What is too large for a proxy stays too large.
    code: response.status < 412 ? lost : 'server.error',
    errors: [],
    traceId,
  };
  const body: unknown = await response.json().catch(() => undefined);
  const known: Partial<Problem> = isOurs(body) ? body : {};
  return new ProblemError({ ...plain, ...known, status: response.status, errors: known.errors ?? [] }, response);
}
