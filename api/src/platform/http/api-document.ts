import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc } from 'nestjs-zod';

/** The OpenAPI document of every declared route. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Arrival')
    .setDescription('Family check-in for ski resorts. Failed calls answer application/problem+json with a code.')
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of the sign-in provider' }, 'signIn')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'x-api-key' }, 'apiKey')
    .addCookieAuth('capability', { type: 'apiKey', in: 'cookie' }, 'capability')
    .build();
  return cleanupOpenApiDoc(
    SwaggerModule.createDocument(app, description, {
      operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    }),
  );
}

/** The document and its browser under `/docs`; made at the first visit, so that the start does not wait for it. */
export function serveApiDocument(app: INestApplication): void {
  SwaggerModule.setup('docs', app, () => apiDocument(app), { jsonDocumentUrl: 'docs/openapi.json' });
}
