/** What a token says of itself before anybody has checked it: good for refusing it, never for believing it. */
export interface UnverifiedToken {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

function objectOf(segment: string | undefined): Record<string, unknown> | undefined {
  if (!segment) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when it is not three segments of which two are objects. */
export function readUnverified(token: string): UnverifiedToken | undefined {
  const segments = token.split('.', 4);
  const header = objectOf(segments[0]);
  const payload = objectOf(segments[1]);
  return segments.length === 3 && header && payload ? { header, payload } : undefined;
}
