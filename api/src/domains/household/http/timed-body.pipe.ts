import { addMemberSchema, giveBirthDateSchema } from '@arrival/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../platform/clock/clock';
import { invalidRequest } from '../../../platform/http/problem';

/** Reads a body whose date limits need the time, which only the clock knows. */
abstract class TimedBodyPipe<Schema extends z.ZodType> implements PipeTransform<unknown, z.output<Schema>> {
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

/** The body of "add a family member". */
@Injectable()
export class AddMemberPipe extends TimedBodyPipe<ReturnType<typeof addMemberSchema>> {
  constructor(clock: Clock) {
    super(addMemberSchema(() => clock.date()));
  }
}

/** The body of "tell a birth date". */
@Injectable()
export class BirthDatePipe extends TimedBodyPipe<ReturnType<typeof giveBirthDateSchema>> {
  constructor(clock: Clock) {
    super(giveBirthDateSchema(() => clock.date()));
  }
}
