import { withdrawnWaiverSchema, withdrawWaiverSchema } from '@arrival/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { WithdrawWaiverService } from '../withdraw-waiver.service';
import { GuestParams } from './guest-params';

class WithdrawWaiverDto extends createZodDto(withdrawWaiverSchema) {}
class WithdrawnWaiverDto extends createZodDto(withdrawnWaiverSchema) {}

@ApiTags('At the counter')
@Controller('api/admin/guests')
export class WithdrawnWaiversController {
  constructor(private readonly waivers: WithdrawWaiverService) {}

  @Staff()
  @Post(':contactId/withdrawn-waivers')
  @HttpCode(200)
  @Refuses('contact.unknown', 'household.kept_elsewhere')
  @ApiOperation({
    summary: 'Says that a waiver of a member must not count any more, and why. Audited',
    description:
      'However it was signed: here, on paper or with a partner. The signature and its copies stay as evidence; the waiver is asked again.',
  })
  @ApiBody({
    type: WithdrawWaiverDto,
    examples: { one: { value: { posWaiverId: 'W-SEASON', reason: 'Signed by the brother, who is 15' } } },
  })
  @ApiOkResponse({ type: WithdrawnWaiverDto, example: { posWaiverId: 'W-SEASON', ended: 1 } })
  withdraw(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams, @Body() told: WithdrawWaiverDto) {
    return this.waivers.withdraw(actor, contactId, told);
  }
}
