import { type AddMember, addMemberSchema } from '@arrival/contracts';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { invalidRequest } from '../../../platform/http/problem';

/** Reads the body of "add a family member"; its date limits need the time, which only the clock knows. */
@Injectable()
export class AddMemberPipe implements PipeTransform<unknown, AddMember> {
  readonly #schema;

  constructor(clock: Clock) {
    this.#schema = addMemberSchema(() => clock.date());
  }

  transform(body: unknown): AddMember {
    const parsed = this.#schema.safeParse(body);
    if (!parsed.success) throw invalidRequest(parsed.error);
    return parsed.data;
  }
}
