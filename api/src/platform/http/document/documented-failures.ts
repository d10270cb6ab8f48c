import { type ErrorCode, errorCodes } from '@arrival/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION, type Access } from '../../auth/access';
import { FAILS_AS, REFUSES } from '../../calls/refuses';
import { PROBLEM_TYPE } from '../problem';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Operation['responses'];
type Extended = Operation & { [ACCESS_EXTENSION]: Access; [REFUSES]?: readonly ErrorCode[]; [FAILS_AS]?: string };

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;
const schemaOf = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
/** An object of its own for each answer: what is written into one, such as its examples, is not in the others. */
const problem = () => ({ [PROBLEM_TYPE]: schemaOf('Problem') });

/** Whose calls may be refused for what (see `AccessGuard`); misses are limited, so whatever is one may also be one too many. */
const ofCallers: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  guest: ['auth.required', 'auth.nameless', 'auth.stale', 'request.too_many'],
  admin: ['auth.required', 'auth.forbidden', 'route.unknown', 'request.too_many'],
  staff: ['auth.required', 'auth.forbidden', 'route.unknown', 'request.too_many'],
  apiKey: ['key.in_address', 'key.required', 'key.forbidden', 'request.too_many'],
  capability: ['auth.required', 'auth.nameless', 'auth.stale', 'request.too_many'],
  signer: ['auth.required', 'request.too_many'],
};

const ofShape = ({ parameters = [], requestBody }: Operation): ErrorCode[] => [
  ...(parameters.length > 0 || requestBody ? (['request.invalid'] as const) : []),
  ...(requestBody ? (['request.malformed', 'request.too_large', 'request.unsupported_type'] as const) : []),
];

const isMiss = (code: ErrorCode): boolean => [401, 403, 404].includes(errorCodes[code].status);

/** What is refused or delayed before anybody looks at the call: pages of other sites, and everybody while the server is busy. */
const ofPath = (path: string): ErrorCode[] => [
  ...(path.startsWith('/api/') ? (['auth.forbidden'] as const) : []),
  ...(path === '/health/live' ? [] : (['server.busy'] as const)),
];

function codesOf(operation: Operation, path: string): ErrorCode[] {
  const { [REFUSES]: own = [], [ACCESS_EXTENSION]: access } = operation as Extended;
  const codes = [...ofCallers[access], ...ofShape(operation), ...own];
  const limited: ErrorCode[] = codes.some(isMiss) ? ['request.too_many'] : [];
  return [...new Set([...codes, ...limited, ...ofPath(path)])];
}

/** One response for each status, with its codes. */
function responsesOf(codes: readonly ErrorCode[], failsAs: string | undefined): Responses {
  const statuses = [...new Set(codes.map((code) => errorCodes[code].status))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const told = codes
        .filter((code) => errorCodes[code].status === status)
        .map((code) => `\`${code}\` ${errorCodes[code].title}`);
      const headers =
        status === 429 || status === 503 ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : undefined;
      const content = failsAs && status !== 401 ? { 'application/json': schemaOf(failsAs) } : problem();
      return [status, { description: told.join('; '), content, ...(headers && { headers }) }];
    }),
  );
}

const limitHeaders = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};

/** A call that is refused before it counts. */
const uncounted = ['401', '403', '503'];

/** Every answer to a key that may make the call says how many calls are left. */
function tellLimits(responses: Responses): void {
  for (const [status, response] of Object.entries(responses)) {
    if (response && 'description' in response && !uncounted.includes(status))
      response.headers = { ...limitHeaders, ...response.headers };
  }
}

/** Says of every operation who may call it, and what it answers when it cannot do what it was asked. */
export function documentFailures(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const verb of verbs) {
      const operation = item[verb];
      if (!operation) continue;
      operation.security ??= [];
      const codes = codesOf(operation, path);
      const { [FAILS_AS]: failsAs } = operation as Extended;
      operation.responses = { ...responsesOf(codes, failsAs), ...operation.responses };
      if ((operation as Extended)[ACCESS_EXTENSION] === 'apiKey') tellLimits(operation.responses);
      for (const ours of [REFUSES, FAILS_AS] as const) delete (operation as Extended)[ours];
    }
  }
  return document;
}
