/** What a token says of itself before anybody has checked it: good for refusing it, never for believing it. */
export interface UnverifiedToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

function objectOf(part: string | undefined): Record<string, unknown> | undefined {
  if (!part) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when it is not three parts of which two are objects. */
export function readUnverified(token: string): UnverifiedToken | undefined {
  const parts = token.split('.', 4);
  const header = objectOf(parts[0]);
  const payload = objectOf(parts[1]);
  return parts.length === 3 && header && payload ? { header, payload } : undefined;
}
