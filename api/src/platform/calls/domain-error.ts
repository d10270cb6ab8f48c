import { type ErrorCode, errorCodes, type Problem, type Remark } from '@arrival/contracts';

export interface DomainErrorOptions {
  /** What a person should know beyond the title of the code, for the apps to say. */
  readonly remark?: Remark;
  /** A sentence beyond the title, where there is no remark. */
  readonly hint?: string;
  /** Which fields are wrong. */
  readonly errors?: Problem['errors'];
  /** What the caller needs besides, such as the member that exists already. */
  readonly details?: Record<string, unknown>;
  /** When it is worth trying again, of a 429 or 503. */
  readonly retryAfterSeconds?: number;
  /** For our own log; never sent. */
  readonly reason?: string;
}

/** A refusal that the caller can understand. Services throw it; the filter turns it into problem+json by the table of codes (D25). */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: DomainErrorOptions = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
