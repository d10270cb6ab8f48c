const TIMEOUT_MS = 3_000;

/** The other side answered, and not with success. */
export class UnexpectedStatus extends Error {
  constructor(
    origin: string,
    readonly status: number,
  ) {
    super(`${origin} answered ${status}`);
  }
}

/** GET of a JSON document while someone waits, with a bearer token when given: no redirects, three seconds at most (Q2). */
export async function fetchJson(address: string, token?: string): Promise<unknown> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new UnexpectedStatus(new URL(address).origin, response.status);
  return response.json();
}
