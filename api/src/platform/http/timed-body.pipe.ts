import type { PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { invalidRequest } from './problem';

/** Reads a body whose date limits need the time, which only the clock knows. */
export abstract class TimedBodyPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
  readonly #schema: Schema;

  protected constructor(schema: Schema) {
    this.#schema = schema;
  }

  transform(body: unknown): z.output<Schema> {
    const parsed = this.#schema.safeParse(body);
    if (!parsed.success) throw invalidRequest(parsed.error);
    return parsed.data;
  }
}
