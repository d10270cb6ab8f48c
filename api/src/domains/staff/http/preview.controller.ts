import { daySchema, eligibilityPreviewSchema, idSchema } from '@arrival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { recordId } from '../../../platform/calls/list-query';
import { Refuses } from '../../../platform/calls/refuses';
import { PreviewService } from '../preview.service';

const question = z.object({
  locationId: recordId.meta({ example: 1 }),
  contactId: idSchema.meta({ example: 100001 }),
  date: daySchema.optional().meta({ description: 'Today at the location when left out', example: '2026-12-24' }),
});
class PreviewQuestionDto extends createZodDto(question) {}
class EligibilityPreviewDto extends createZodDto(eligibilityPreviewSchema) {}

@ApiTags('Find a guest')
@Controller('api/admin/preview')
export class PreviewController {
  constructor(private readonly preview: PreviewService) {}

  @Staff()
  @Get()
  @Refuses('contact.unknown', 'location.unknown')
  @ApiOperation({
    summary: 'What a household would be asked at a location on a day, and why; members who would not be asked, too',
  })
  @ApiOkResponse({ type: EligibilityPreviewDto })
  decide(@CurrentActor() actor: Actor, @Query() query: PreviewQuestionDto) {
    return this.preview.decide(actor, query);
  }
}
