import { paperWaiverRequestSchema, paperWaiverSchema } from '@arrival/contracts';
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { PaperWaiversService } from '../paper-waivers.service';
import { GuestParams } from './guest-params';

class PaperWaiverRequestDto extends createZodDto(paperWaiverRequestSchema) {}
class PaperWaiverDto extends createZodDto(paperWaiverSchema) {}

const place = { locationId: 1, activityId: 1, taskId: 1 };
const paper = { signedOn: '2026-12-19', signerName: 'Emma Carter', filedUnder: 'Folder 12' };

@ApiTags('At the counter')
@Controller('api/admin/guests')
export class PaperWaiversController {
  constructor(private readonly waivers: PaperWaiversService) {}

  @Staff()
  @Post(':contactId/paper-waivers')
  @Refuses(
    'contact.unknown',
    'location.unknown',
    'activity.unknown',
    'task.unknown',
    'waiver.signed_ahead',
    'waiver.ended',
  )
  @ApiOperation({
    summary: 'Records a waiver that was signed on paper, for members of the household. Audited',
    description:
      'It counts from the day that is written on the paper, for as long as a signature given here would. Who has the waiver already is passed over. The paper is the evidence: there is no copy of it here.',
  })
  @ApiBody({
    type: PaperWaiverRequestDto,
    examples: { two: { value: { ...place, contactIds: [100002, 100003], ...paper } } },
  })
  @ApiOkResponse({ type: PaperWaiverDto, example: { contactIds: [100002, 100003], added: [100003] } })
  record(@CurrentActor() actor: Actor, @Param() { contactId }: GuestParams, @Body() told: PaperWaiverRequestDto) {
    return this.waivers.record(actor, contactId, told);
  }
}
