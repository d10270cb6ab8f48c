import { addMemberSchema, giveBirthDateSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { TimedBodyPipe } from '../../../platform/http/timed-body.pipe';

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
