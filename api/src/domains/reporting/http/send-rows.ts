import type { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { customerRowSchema } from '@arrival/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiProduces, type ApiResponseOptions, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { acceptsEncoding } from '../../../platform/http/accepts-encoding';
import { whenGone } from '../../../platform/http/caller-gone';

class CustomerRowDto extends createZodDto(customerRowSchema) {}

/** A switch in an address. */
export const isYes = z.enum(['true', 'false']).transform((value) => value === 'true');

export const AnswersRows = (headers: NonNullable<ApiResponseOptions['headers']> = {}) =>
  applyDecorators(
    ApiExtraModels(CustomerRowDto),
    ApiProduces('text/csv', 'application/json'),
    ApiOkResponse({
      headers,
      content: {
        'text/csv': { schema: { type: 'string' } },
        'application/json': { schema: { type: 'array', items: { $ref: getSchemaPath(CustomerRowDto) } } },
      },
    }),
  );

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** Sends rows as they come. When the reader goes away, what still runs for it is stopped; what fails in the middle ends the connection. */
export async function sendRows(
  request: FastifyRequest,
  reply: FastifyReply,
  form: 'csv' | 'json',
  open: (signal: AbortSignal) => Promise<Readable>,
): Promise<void> {
  const rows = await open(whenGone(reply));
  reply.headers({
    'content-type': types[form],
    'content-disposition': `attachment; filename="customers.${form}"`,
    'cache-control': 'private, no-store',
    vary: 'accept-encoding',
  });
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) {
    await reply.send(rows);
    return;
  }
  const zipped = createGzip({ level: constants.Z_BEST_SPEED });
  rows.once('error', (error) => zipped.destroy(error));
  await reply.header('content-encoding', 'gzip').send(rows.pipe(zipped));
}
