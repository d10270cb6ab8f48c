import { type CorrectMember, correctedMemberSchema, correctMemberSchema } from '@arrival/contracts';
import { Body, Controller, Injectable, Param, Patch } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { Clock } from '../../../platform/clock/clock';
import { TimedBodyPipe } from '../../../platform/http/timed-body.pipe';
import { CorrectMemberService } from '../correct-member.service';
import { GuestParams } from './guest-params';

@Injectable()
class CorrectMemberPipe extends TimedBodyPipe<ReturnType<typeof correctMemberSchema>> {
  constructor(clock: Clock) {
    super(correctMemberSchema(() => clock.date()));
  }
}

/** For the documentation alone; the pipe reads the body. */
class CorrectMemberDto extends createZodDto(correctMemberSchema(() => new Date(0))) {}
class CorrectedMemberDto extends createZodDto(correctedMemberSchema) {}

@ApiTags('Find a guest')
@Controller('api/admin/guests')
export class CorrectionsController {
  constructor(private readonly members: CorrectMemberService) {}

  @Staff()
  @Patch(':contactId')
  @Refuses('contact.unknown', 'household.kept_elsewhere', 'household.duplicate_member')
  @ApiOperation({
    summary: 'Corrects the name, birth date, e-mail or phone of a member; what is left out stays. Audited',
    description:
      'Only where no point of sale keeps the household. `null` takes an e-mail or a phone away. Signed waivers stay as they were signed; those that a right birth date makes somebody else’s to sign are asked again.',
  })
  @ApiBody({ type: CorrectMemberDto, examples: { birthYear: { value: { dateOfBirth: '2017-04-30' } } } })
  @ApiOkResponse({ type: CorrectedMemberDto, example: { contactId: 100003, signAgain: ['Season liability waiver'] } })
  correct(
    @CurrentActor() actor: Actor,
    @Param() { contactId }: GuestParams,
    @Body(CorrectMemberPipe) told: CorrectMember,
  ) {
    return this.members.correct(actor, contactId, told);
  }
}
