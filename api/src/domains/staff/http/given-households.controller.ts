import { giveHouseholdSchema, givenHouseholdSchema } from '@arrival/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { GiveHouseholdService } from '../give-household.service';
import { GuestParams } from './guest-params';

class GiveHouseholdDto extends createZodDto(giveHouseholdSchema) {}
class GivenHouseholdDto extends createZodDto(givenHouseholdSchema) {}

@ApiTags('At the counter')
@Controller('api/admin/guests')
export class GivenHouseholdsController {
  constructor(private readonly households: GiveHouseholdService) {}

  @Staff()
  @Post(':contactId/account')
  @HttpCode(200)
  @Refuses('contact.unknown', 'household.kept_elsewhere', 'household.has_account', 'account.unknown', 'account.in_use')
  @ApiOperation({
    summary: 'Gives a household without an account to the account that signs in with this e-mail. Audited',
    description:
      'For who booked with another e-mail. The household that the account began by its first sign-in has to be blank, and is gone afterwards.',
  })
  @ApiBody({
    type: GiveHouseholdDto,
    examples: { one: { value: { email: 'emma.carter@example.com', reason: 'Called, and knew the order’s number' } } },
  })
  @ApiOkResponse({ type: GivenHouseholdDto, example: { headContactId: 1000 } })
  give(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams, @Body() told: GiveHouseholdDto) {
    return this.households.give(actor, contactId, told);
  }
}
