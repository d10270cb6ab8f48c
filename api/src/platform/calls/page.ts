import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** Some records of a list, and how many there are in all. */
export class Page<Row> {
  constructor(
    readonly rows: readonly Row[],
    readonly from: number,
    readonly total: number,
  ) {}

  /** `locations 0-9/123`. */
  contentRange(resource: string): string {
    const places = this.rows.length > 0 ? `${this.from}-${this.from + this.rows.length - 1}` : '*';
    return `${resource} ${places}/${this.total}`;
  }
}

class PageInterceptor implements NestInterceptor {
  constructor(private readonly resource: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((answer: unknown) => {
        if (!(answer instanceof Page)) return answer;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        reply
          .header('content-range', answer.contentRange(this.resource))
          .header('access-control-expose-headers', 'Content-Range');
        return answer.rows;
      }),
    );
  }
}

/**
 * The handler answers a `Page`: its records are the body, its place in the whole list the header `Content-Range`.
 * `shorter` is what those get who ask for no page.
 */
export const AnswersPage = (resource: string, record: Type, shorter?: Type) =>
  applyDecorators(
    UseInterceptors(new PageInterceptor(resource)),
    ApiExtraModels(record, ...(shorter ? [shorter] : [])),
    ApiOkResponse({
      content: {
        'application/json': { schema: shorter ? { anyOf: [listOf(shorter), listOf(record)] } : listOf(record) },
      },
      headers: {
        'Content-Range': {
          description: 'First, last and number of records of the whole list',
          schema: { type: 'string', example: `${resource} 0-9/123` },
        },
      },
    }),
  );

function listOf(record: Type) {
  return { type: 'array', items: { $ref: getSchemaPath(record) } };
}
