import type { INestApplication } from '@nestjs/common';
import type { AppConfig } from '../config/app-config';
import { apiDocument, serveApiDocument } from '../platform/http/api-document';
import { integratorsDocument } from './integrators-document';

/** The whole API at `/docs`, for the resort's own people; what integrators may call at `/api/docs`. */
export function serveApiDocuments(app: INestApplication, { publicUrl }: AppConfig): void {
  serveApiDocument(app, 'docs', 'Arrival: the whole API', () => apiDocument(app));
  serveApiDocument(app, 'api/docs', 'Arrival for integrators', () => integratorsDocument(apiDocument(app), publicUrl));
}
