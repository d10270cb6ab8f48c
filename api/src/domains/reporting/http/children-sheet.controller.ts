import { childrenSheetRequestSchema, childrenSheetSchema } from '@arrival/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { CallerGone } from '../../../platform/http/caller-gone';
import { ChildrenSheetService } from '../arrivals/children-sheet.service';

class ChildrenSheetRequestDto extends createZodDto(childrenSheetRequestSchema) {}
class ChildrenSheetDto extends createZodDto(childrenSheetSchema) {}

@ApiTags('Who comes')
@Controller('api/admin/arrivals/children')
export class ChildrenSheetController {
  constructor(private readonly sheets: ChildrenSheetService) {}

  @Staff()
  @Post()
  @HttpCode(200)
  @Refuses('location.unknown', 'report.pos_off', 'server.busy')
  @ApiOperation({
    summary: "Opens the registrations of a day's children, with emergency contacts and health answers",
    description:
      'Of those who come to the location and of whom a registration is asked, at most 1,000. The audit trail says of each child whose answers are opened who did it and what for.',
  })
  @ApiBody({
    type: ChildrenSheetRequestDto,
    examples: { lessons: { value: { locationId: 1, day: '2026-12-24', purpose: 'Ski school, morning lessons' } } },
  })
  @ApiOkResponse({ type: ChildrenSheetDto })
  read(@CurrentActor() actor: Actor, @Body() request: ChildrenSheetRequestDto, @CallerGone() gone: AbortSignal) {
    return this.sheets.read(actor, request, gone);
  }
}
