import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../config/app-config';
import { ConsoleHost } from '../platform/calls/console-host';
import { serveApiDocument } from '../platform/http/document/api-document';
import { committedDocument } from '../platform/http/document/committed-document';
import { integratorsDocument } from './integrators-document';

/** Where the console shows the whole API. */
const WHOLE = '/admin/api/whole';

/** What integrators may call, at `/api/docs` for everybody; `/docs` leads administrators to the whole API. */
export function serveApiDocuments(app: INestApplication, server: FastifyInstance, config: AppConfig): void {
  serveApiDocument(app, 'api/docs', 'Arrival for integrators', () =>
    integratorsDocument(committedDocument(), config.publicUrl),
  );
  const hosts = new ConsoleHost(config);
  server.get('/docs', (request, reply) =>
    hosts.servesConsole(request) ? reply.redirect(WHOLE) : reply.callNotFound(),
  );
}
