import {
  type ErrorCode,
  errorCodes,
  errorDetails,
  fieldRemark,
  type Problem,
  remarkDetail,
  remarkOf,
} from '@arrival/contracts';
import { HttpException } from '@nestjs/common';
import type { ZodError } from 'zod';
import { DomainError } from '../calls/domain-error';
import { isPassingTrouble } from '../database/trouble';

export const PROBLEM_TYPE = 'application/problem+json';

/** Fastify's own refusals, before any of our code sees the request. */
const codeOfFramework: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_FILES_LIMIT: 'request.malformed',
  FST_FIELDS_LIMIT: 'request.malformed',
  FST_REQ_FILE_TOO_LARGE: 'photo.too_big',
  FST_REQUEST_FILE_TOO_LARGE: 'photo.too_big',
};

const codeOfStatus: Record<number, ErrorCode> = {
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'route.unknown',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  429: 'request.too_many',
  503: 'server.busy',
};

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | undefined)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

/** Which code an error that is not ours stands for. What nobody foresaw is `server.error`. */
function codeOf(error: unknown): ErrorCode {
  const frameworkCode = (error as { code?: unknown } | undefined)?.code;
  if (typeof frameworkCode === 'string' && codeOfFramework[frameworkCode]) return codeOfFramework[frameworkCode];
  const status = statusOf(error);
  if (status === undefined) return isPassingTrouble(error) ? 'server.busy' : 'server.error';
  return codeOfStatus[status] ?? (status < 500 ? 'request.malformed' : 'server.error');
}

const BUSY_RETRY_SECONDS = 2;

/** Seconds for `Retry-After` of a 429 or 503, as the error says or two; else undefined. */
export function retryAfter(error: unknown, status: number): string | undefined {
  if (status !== 429 && status !== 503) return undefined;
  return String((error instanceof DomainError && error.options.retryAfterSeconds) || BUSY_RETRY_SECONDS);
}

/** A wrong field: the code that the apps have words for; a rule without one keeps its own words. */
export function fieldProblem(
  path: readonly PropertyKey[],
  issue: ZodError['issues'][number],
): Problem['errors'][number] {
  const at = path.map(String).join('.');
  const remark = remarkOf(issue);
  if (!remark) return { path: at, message: issue.message };
  return { ...fieldRemark(at, remark.code, remark.params), ...(issue.code !== 'custom' && { message: issue.message }) };
}

/** Every wrong field by its path, `members.0.firstName`. */
export function invalidRequest(error: ZodError): DomainError {
  const errors = error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
    return paths.map((path) => fieldProblem(path, issue));
  });
  return new DomainError('request.invalid', { errors });
}

/** The one problem document of a failed call (RFC 9457, D25); an unforeseen error tells nothing of the inside. */
export function toProblem(error: unknown, traceId: string): Problem {
  const { code, options } = error instanceof DomainError ? error : { code: codeOf(error), options: {} };
  const { status, title } = errorCodes[code];
  const { remark, hint = remark && remarkDetail(remark), errors = [], details } = options as DomainError['options'];
  return {
    type: `urn:arrival:problem:${code}`,
    title,
    status,
    detail: errorDetails[code],
    ...(remark && { remark }),
    ...(hint && { hint }),
    code,
    errors,
    traceId,
    ...(details && { details }),
  };
}
