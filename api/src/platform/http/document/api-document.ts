import {
  apiDocumentStyle,
  contactTaskTaskSchema,
  photoTaskSchema,
  problemSchema,
  reasonSchema,
  referenceItemSchema,
  taskTypeSchema,
  waiverSchema,
} from '@arrival/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc, createZodDto } from 'nestjs-zod';
import { documentFailures } from './documented-failures';
import { nameShapes } from './name-shapes';

class ProblemDto extends createZodDto(problemSchema) {}

/** Parts of several answers that no operation answers alone. */
class ReasonDto extends createZodDto(reasonSchema) {}
class ContactTaskTaskDto extends createZodDto(contactTaskTaskSchema) {}
class TaskTypeDto extends createZodDto(taskTypeSchema) {}
class WaiverDto extends createZodDto(waiverSchema) {}
class PhotoTaskDto extends createZodDto(photoTaskSchema) {}
class ReferenceItemDto extends createZodDto(referenceItemSchema) {}
const repeatedShapes = [ReasonDto, ContactTaskTaskDto, TaskTypeDto, WaiverDto, PhotoTaskDto, ReferenceItemDto];

/** nestjs-zod's mark on a property whose `type` is no single word; Swagger takes a list of types for a list of texts. */
const TYPES_MARK = 'x-nestjs_zod-empty-type';

interface Shape {
  readonly properties?: Record<string, { type?: unknown; items?: { type?: unknown }; [TYPES_MARK]?: true }>;
}

const retryAfter = {
  description: 'Seconds to wait before the same call is worth sending again',
  schema: { type: 'integer' as const, minimum: 1 },
};

const ofLimit = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const, example },
});

const headers = {
  RetryAfter: retryAfter,
  RateLimit: ofLimit('Calls left (`r`) for the next seconds (`t`)', '"per-key";r=119;t=60'),
  RateLimitPolicy: ofLimit('Calls (`q`) in a window of seconds (`w`)', '"per-key";q=120;w=60'),
};

function mendNullable(document: OpenAPIObject): OpenAPIObject {
  for (const { properties = {} } of Object.values(document.components?.schemas ?? {}) as Shape[]) {
    for (const property of Object.values(properties)) {
      if (!property[TYPES_MARK] || property.type !== 'array') continue;
      Object.assign(property, { type: [property.items?.type, 'null'] });
      delete property.items;
    }
  }
  return document;
}

/** The OpenAPI document of every declared route. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Arrival')
    .setDescription('Family check-in for ski resorts. Failed calls answer application/problem+json with a code.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addServer('/')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of the sign-in provider' },
      'signIn',
    )
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'Token of a device at the counter' }, 'counter')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A key that an administrator made' },
      'apiKey',
    )
    .addCookieAuth('arrival-passes', { type: 'apiKey', in: 'cookie' }, 'capability')
    .addCookieAuth('arrival-signing', { type: 'apiKey', in: 'cookie' }, 'signing')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [ProblemDto, ...repeatedShapes],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  const cleaned = nameShapes(cleanupOpenApiDoc(mendNullable(document), { version: '3.1' }));
  return documentFailures({ ...cleaned, components: { ...cleaned.components, headers } });
}

/** A document and its browser under a path; asked for at the first visit, so that the start does not wait for it. */
export function serveApiDocument(
  app: INestApplication,
  path: string,
  title: string,
  document: () => OpenAPIObject,
): void {
  SwaggerModule.setup(path, app, document, {
    raw: ['json'],
    jsonDocumentUrl: `${path}/openapi.json`,
    customSiteTitle: title,
    customCss: apiDocumentStyle,
  });
}
