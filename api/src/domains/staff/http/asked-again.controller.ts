import { askAgainSchema, askedAgainParamsSchema, askedAgainSchema } from '@arrival/contracts';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { AskAgainService } from '../ask-again.service';
import { GuestParams } from './guest-params';

class AskAgainDto extends createZodDto(askAgainSchema) {}
class AskedAgainDto extends createZodDto(askedAgainSchema) {}
class AskedAgainParams extends createZodDto(askedAgainParamsSchema) {}

const example = { contactId: 100003, taskTypeIds: [4] };

@ApiTags('At the counter')
@Controller('api/admin/guests')
export class AskedAgainController {
  constructor(private readonly asking: AskAgainService) {}

  @Staff()
  @Post(':contactId/asked-again')
  @HttpCode(200)
  @Refuses('contact.unknown', 'profile.unknown', 'profile.saved_anew')
  @ApiOperation({
    summary: 'Asks a member for what they have finished again, and says why in words that the family reads. Audited',
    description:
      'A rental profile, child registration or photo, as it was looked at. It counts no longer as done until another is saved; what is on file stays until then. Behind a point of sale too.',
  })
  @ApiBody({
    type: AskAgainDto,
    examples: {
      photo: {
        value: {
          records: [{ taskTypeId: 4, updatedAtUtc: '2026-11-20T16:00:00.000Z' }],
          reason: 'Please take off the goggles: we cannot see the face',
        },
      },
    },
  })
  @ApiOkResponse({ type: AskedAgainDto, example })
  ask(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams, @Body() asked: AskAgainDto) {
    return this.asking.ask(actor, contactId, asked);
  }

  @Staff()
  @Delete(':contactId/asked-again/:taskTypeId')
  @Refuses('contact.unknown')
  @ApiOperation({ summary: 'Asks for it no more: it was asked by mistake, and what is on file counts. Audited' })
  @ApiOkResponse({ type: AskedAgainDto, example })
  takeBack(@CurrentActor() actor: Actor, @Param() { contactId, taskTypeId }: AskedAgainParams) {
    return this.asking.takeBack(actor, contactId, taskTypeId);
  }
}
