import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** The handler answers the bytes of a file of one of these media types. For the API's document. */
export const AnswersFile = (...types: readonly string[]): MethodDecorator =>
  applyDecorators(ApiProduces(...types), ApiOkResponse({ schema: { type: 'string', format: 'binary' } }));
