import { arrivalStates, arrivalsPerPage, arrivalsSchema, daySchema, spelledIfGiven } from '@arrival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Staff } from '../../../platform/auth/access';
import { recordId, searchWords } from '../../../platform/calls/list-query';
import { Refuses } from '../../../platform/calls/refuses';
import { knownParameters } from '../../../platform/http/known-parameters';
import { ArrivalsService } from '../arrivals/arrivals.service';
import { pageAfter } from '../arrivals/page-after';

class ArrivalsQuestionDto extends createZodDto(
  knownParameters({
    locationId: recordId.meta({ description: 'The location, one with POS transactions', example: 1 }),
    day: daySchema.optional().meta({
      description: 'From the location’s today, which counts when left out, to five months ahead',
      example: '2026-12-24',
    }),
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
  read(@CurrentActor() actor: Actor, @Query() query: ArrivalsQuestionDto) {
    return this.arrivals.read(actor, query);
  }
}
