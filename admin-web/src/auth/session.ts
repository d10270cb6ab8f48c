/** Who is signed in, in this tab, until the token expires (D1). */
export interface Session {
  readonly accessToken: string;
  readonly idToken: string | undefined;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly name: string;
}

const key = 'arrival.admin.session';

function stored(): Session | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

let current = stored();

/** Nobody once the token has expired. */
export function session(): Session | undefined {
  return current && current.expiresAt > Date.now() ? current : undefined;
}

export function startSession(started: Session): void {
  current = started;
  try {
    sessionStorage.setItem(key, JSON.stringify(started));
  } catch {
    // Storage is refused: the session lives as long as the page.
  }
}

export function endSession(): Session | undefined {
  const ended = current;
  current = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left behind.
  }
  return ended;
}
