import { eventPageSchema, spelledIfGiven } from '@arrival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { ApiKey } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { knownParameters } from '../../../platform/http/known-parameters';
import { EventsService } from '../events.service';

const LARGEST_PAGE = 1000;
const USUAL_PAGE = 100;

class EventsQuery extends createZodDto(
  knownParameters({
    after: z
      .uuid()
      .optional()
      .meta({ description: 'The id of the last event that is known; without it the oldest that is kept comes first' }),
    limit: spelledIfGiven(z.number().int().min(1).max(LARGEST_PAGE).default(USUAL_PAGE)).meta({
      description: 'So many events at most',
      example: USUAL_PAGE,
    }),
  }),
) {}
class EventPageDto extends createZodDto(eventPageSchema) {}

@ApiTags('Export')
@Controller('api/export/events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @ApiKey('events')
  @Get()
  @Refuses('event.unknown')
  @ApiOperation({
    summary: 'What happened, in order: for those who missed webhooks, or want none',
    description:
      'Ids and states alone. Kept for 14 days, unless the resort has set another time. Read on with the id of the last event until `hasMore` is false. A parameter that is not among these is refused.',
  })
  @ApiOkResponse({ type: EventPageDto })
  list(@Query() { after, limit }: EventsQuery) {
    return this.events.list(after, limit);
  }
}
