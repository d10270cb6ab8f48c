const TIMEOUT_MS = 3_000;

/** GET of a JSON document while someone waits: no redirects, three seconds at most (quality §2). */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`${new URL(address).origin} answered ${response.status}`);
  return response.json();
}
