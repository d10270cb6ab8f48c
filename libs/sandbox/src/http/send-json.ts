import type { ServerResponse } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The whole answer, as JSON. */
export function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
