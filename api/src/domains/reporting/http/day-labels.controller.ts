import { dayLabelsSchema } from '@arrival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { CallerGone } from '../../../platform/http/caller-gone';
import { knownParameters } from '../../../platform/http/known-parameters';
import { DayLabelsService } from '../arrivals/day-labels.service';
import { pageAfter } from '../arrivals/page-after';
import { placeAndDay } from './place-and-day';

class DayLabelsQuestionDto extends createZodDto(
  knownParameters({
    ...placeAndDay,
    after: pageAfter.optional().meta({ description: '`next` of the page before' }),
  }),
) {}
class DayLabelsDto extends createZodDto(dayLabelsSchema) {}

@ApiTags('Who comes')
@Controller('api/admin/arrivals/labels')
export class DayLabelsController {
  constructor(private readonly labels: DayLabelsService) {}

  @Staff()
  @Get()
  @Refuses('location.unknown', 'report.pos_off', 'server.busy')
  @ApiOperation({
    summary: 'The rental labels of those who come to a location on a day and have answered',
    description:
      'Of whom the day asks for a rental profile that is done then. At most 500 families a page, in the order of their names. The audit trail says who read them.',
  })
  @ApiOkResponse({ type: DayLabelsDto })
  read(@CurrentActor() actor: Actor, @Query() query: DayLabelsQuestionDto, @CallerGone() gone: AbortSignal) {
    return this.labels.read(actor, query, gone);
  }
}
