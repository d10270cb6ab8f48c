interface Failure {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** Why something failed, in one line. `fetch failed` alone tells nothing: its cause does; of several addresses each says its own. */
export function failureWords(error: unknown): string {
  const { message, code, cause, errors } = (error ?? {}) as Failure;
  const own = String(message || errors?.map(failureWords).join(', ') || code || error);
  const deeper = cause ? failureWords(cause) : '';
  return own.includes(deeper) ? own : `${own} (${deeper})`;
}
