import { failedHandOverSchema, idSchema, retriedHandOversSchema } from '@arrival/contracts';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { listQuerySchema } from '../../../platform/calls/list-query';
import { AnswersPage } from '../../../platform/calls/page';
import { Refuses } from '../../../platform/calls/refuses';
import { FailedHandOversService } from '../bridge/failed-hand-overs.service';

class FailedHandOverDto extends createZodDto(failedHandOverSchema) {}
class RetriedHandOversDto extends createZodDto(retriedHandOversSchema) {}
class HandOversQueryDto extends createZodDto(listQuerySchema(['id'], {})) {}
class HandOverParams extends createZodDto(z.object({ id: idSchema })) {}

@ApiTags('Operations')
@Controller('api/admin/operations/hand-overs')
export class HandOversController {
  constructor(private readonly handOvers: FailedHandOversService) {}

  @Admin()
  @Get()
  @ApiOperation({ summary: 'What guests did and the point of sale behind the bridge refuses, the newest first' })
  @AnswersPage('hand-overs', FailedHandOverDto)
  list(@Query() query: HandOversQueryDto) {
    return this.handOvers.list(query);
  }

  @Admin()
  @Post('retry')
  @ApiOperation({ summary: 'Sends all of them to the point of sale again, at most the oldest thousand. Audited' })
  @ApiOkResponse({ type: RetriedHandOversDto })
  retryAll(@CurrentActor() actor: Actor) {
    return this.handOvers.retryAll(actor);
  }

  @Admin()
  @Post(':id/retry')
  @Refuses('job.unknown')
  @ApiOperation({ summary: 'Sends it to the point of sale again, by the same key. Audited' })
  @ApiOkResponse({ type: FailedHandOverDto })
  retry(@CurrentActor() actor: Actor, @Param() { id }: HandOverParams) {
    return this.handOvers.retry(actor, id);
  }

  @Admin()
  @Delete(':id')
  @Refuses('job.unknown')
  @ApiOperation({ summary: 'The point of sale is not told of it. Audited', description: 'Here it stays done.' })
  @ApiOkResponse({ type: FailedHandOverDto })
  discard(@CurrentActor() actor: Actor, @Param() { id }: HandOverParams) {
    return this.handOvers.discard(actor, id);
  }
}
