import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

interface Operation {
  readonly name: string;
  readonly verb: string;
  readonly template: string;
  readonly path: RegExp;
  readonly variables: number;
  readonly statuses: ReadonlySet<string>;
}

interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const document = JSON.parse(readFileSync(resolve(__dirname, '../../api/openapi.json'), 'utf8')) as ApiDocument;

/** Paths without variables first: `/x/items` is also `/x/{id}`. */
const operations: readonly Operation[] = Object.entries(document.paths)
  .flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { responses }]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      verb: verb.toUpperCase(),
      template: path,
      path: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`, 'i'),
      variables: path.split('{').length,
      statuses: new Set(Object.keys(responses)),
    })),
  )
  .sort((one, other) => one.variables - other.variables);

/** A fault of ours, which is no part of what an operation promises. */
const FAULT = 500;

/** Whether the application has the route; what belongs to a feature that is off is as unknown as any other path. */
type IsRouted = (verb: string, template: string) => boolean;

/** Watches what a server answers while tests call it, and tells which failures the API's document says nothing of. */
export function watchAnswers(server: Server, isRouted: IsRouted): { undocumented(): string[]; stop(): void } {
  const found = new Set<string>();
  const look = (message: unknown): void => {
    const {
      request,
      response,
      server: from,
    } = message as { request: IncomingMessage; response: ServerResponse; server: Server };
    const status = response.statusCode;
    if (from !== server || status < 400 || status === FAULT) return;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const operation = operations.find((known) => known.verb === request.method && known.path.test(path));
    const isDocumented = operation?.statuses.has(String(status)) ?? true;
    if (operation && !isDocumented && isRouted(operation.verb, operation.template))
      found.add(`${operation.name} answers ${status}`);
  };
  subscribe('http.server.response.finish', look);
  return { undocumented: () => [...found].sort(), stop: () => void unsubscribe('http.server.response.finish', look) };
}
