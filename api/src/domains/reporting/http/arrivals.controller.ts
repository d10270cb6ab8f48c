import { arrivalStates, arrivalsPerPage, arrivalsSchema, spelledIfGiven } from '@arrival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { searchWords } from '../../../platform/calls/list-query';
import { Refuses } from '../../../platform/calls/refuses';
import { CallerGone } from '../../../platform/http/caller-gone';
import { knownParameters } from '../../../platform/http/known-parameters';
import { ArrivalsService } from '../arrivals/arrivals.service';
import { pageAfter } from '../arrivals/page-after';
import { placeAndDay } from './place-and-day';

class ArrivalsQuestionDto extends createZodDto(
  knownParameters({
    ...placeAndDay,
    state: z
      .enum(arrivalStates)
      .default('all')
      .meta({ description: 'All families, those with something `left`, or those that are `ready`', example: 'all' }),
    q: searchWords.optional().meta({ description: 'The beginnings of names of the household', example: 'em cart' }),
    pageSize: spelledIfGiven(z.number().int().min(1).max(arrivalsPerPage.most))
      .default(arrivalsPerPage.shown)
      .meta({ description: 'So many families', example: arrivalsPerPage.shown }),
    after: pageAfter.optional().meta({ description: '`next` of the page before' }),
  }),
) {}
class ArrivalsDto extends createZodDto(arrivalsSchema) {}

@ApiTags('Who comes')
@Controller('api/admin/arrivals')
export class ArrivalsController {
  constructor(private readonly arrivals: ArrivalsService) {}

  @Staff()
  @Get()
  @Refuses('location.unknown', 'report.pos_off', 'server.busy')
  @ApiOperation({
    summary: 'The families that come to a location on a day, with what each member bought and still has to do',
    description:
      'As it is this second. Somebody comes whose purchase of that day counts; a season pass alone is of no day. A day that is to come is judged as if it were there, so that what must be done on the day itself is left until then. Optional tasks are not counted.',
  })
  @ApiOkResponse({ type: ArrivalsDto })
  read(@CurrentActor() actor: Actor, @Query() query: ArrivalsQuestionDto, @CallerGone() gone: AbortSignal) {
    return this.arrivals.read(actor, query, gone);
  }
}
