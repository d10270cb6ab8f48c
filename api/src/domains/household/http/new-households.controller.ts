import { type AddMember, addMemberSchema, guestHitSchema } from '@arrival/contracts';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { NewHouseholdService } from '../new-household.service';
import { newMemberExample } from './household.examples';
import { AddMemberPipe } from './member-body.pipes';

/** For the documentation alone; the pipe reads the body. */
class NewGuestDto extends createZodDto(addMemberSchema(() => new Date(0))) {}
class NewGuestHitDto extends createZodDto(guestHitSchema) {}

@ApiTags('Find a guest')
@Controller('api/admin/guests')
export class NewHouseholdsController {
  constructor(private readonly households: NewHouseholdService) {}

  @Staff()
  @Post()
  @Refuses('household.known_already')
  @ApiOperation({
    summary: 'Begins a household for somebody at the counter who is not known: its head',
    description: 'Who signs in later with this e-mail, verified, and this name has its account. Audited.',
  })
  @ApiBody({ type: NewGuestDto, examples: { one: { value: { ...newMemberExample, email: 'mia@example.com' } } } })
  @ApiOkResponse({ type: NewGuestHitDto })
  begin(@CurrentActor() actor: Actor, @Body(AddMemberPipe) head: AddMember) {
    return this.households.begin(actor, head);
  }
}
