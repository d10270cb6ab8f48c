export interface ApiRequest {
  readonly method?: string | undefined;
  readonly token: string | undefined;
  /** Sent as JSON; FormData goes as it is. */
  readonly body?: unknown;
  readonly headers?: HeadersInit | undefined;
}

/** A call of the API, as `fetch` takes it. */
export function apiRequest({ method = 'GET', token, body, headers }: ApiRequest): {
  method: string;
  headers: Headers;
  body: string | FormData | null;
} {
  const all = new Headers(headers);
  all.set('accept', 'application/json');
  if (token) all.set('authorization', `Bearer ${token}`);
  // The browser names the boundary of a form itself.
  if (body instanceof FormData) return { method, headers: all, body };
  if (body === undefined) return { method, headers: all, body: null };
  all.set('content-type', 'application/json');
  return { method, headers: all, body: JSON.stringify(body) };
}
