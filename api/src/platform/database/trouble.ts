/** PostgreSQL's classes: connection lost, not let in (its password is being changed), out of resources (disk full, too many connections), shutting down, the system below it. */
const TROUBLED_CLASS = /^(08|28|53|57P|58)/;
/** Cancelled by a time limit, lock not had in time, deadlock and serialization after all tries, idle too long, only readable now. */
const TROUBLED_STATES = new Set(['57014', '55P03', '40P01', '40001', '25P03', '25P04', '25006']);
/** The machine's words for a partner that is away and for a disk that takes nothing. */
const SYSTEM_CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EMFILE',
    'ENFILE',
  ],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'],
]);
/** The driver's and its pool's own failures have no code. */
const DRIVER_WORDS =
  /^(timeout exceeded when trying to connect|connection terminated|query read timeout|client (was closed|has encountered a connection error)|cannot use a pool after)/i;

/** The same, of whom neither a code nor words would tell. */
export class PassingTrouble extends Error {
  override readonly name = 'PassingTrouble';
}

/** Each has a digit, unlike `EPIPE`. */
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

interface Failure {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly driverError?: unknown;
  readonly message?: unknown;
}

/** Nobody answers there, whatever the machine calls it: the socket of a server that has shut down is a file that is not there. */
const isNotConnected = (error: unknown): boolean => (error as Failure | undefined)?.syscall === 'connect';

const codeOf = (error: unknown): string => {
  const { code, driverError } = (error ?? {}) as Failure;
  return typeof code === 'string' ? code : driverError ? codeOf(driverError) : '';
};

/** Whether what failed may well go through in a moment: a database, disk or partner in trouble, nothing of the request (D25). */
export function isPassingTrouble(error: unknown): boolean {
  if (error instanceof PassingTrouble || isNotConnected(error)) return true;
  const code = codeOf(error);
  if (code !== '') return TROUBLED_CLASS.test(code) || TROUBLED_STATES.has(code) || SYSTEM_CODES.has(code);
  const { message } = (error ?? {}) as Failure;
  return typeof message === 'string' && DRIVER_WORDS.test(message);
}

/** The server did not even say no: nobody knows in which state the connection is. */
export const isConnectionLost = (error: unknown): boolean => isPassingTrouble(error) && !SQL_STATE.test(codeOf(error));
