import { speakInWords } from '@arrival/contracts';
import type { PipeTransform, Type } from '@nestjs/common';
import { createZodValidationPipe } from 'nestjs-zod';
import { ZodError } from 'zod';
import { invalidRequest } from './problem';

speakInWords();

/** Validates bodies, queries and parameters by the contract's schema of their DTO (`createZodDto`). */
export const ValidationPipe: Type<PipeTransform> = createZodValidationPipe({
  createValidationException: (error) => (error instanceof ZodError ? invalidRequest(error) : (error as Error)),
});
