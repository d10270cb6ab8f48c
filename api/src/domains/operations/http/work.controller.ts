import { failedJobSchema, lineText, operationsSchema } from '@arrival/contracts';
import { Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { listQuerySchema } from '../../../platform/calls/list-query';
import { AnswersPage } from '../../../platform/calls/page';
import { Refuses } from '../../../platform/calls/refuses';
import { WorkService } from '../work.service';

const failedJobId = lineText(100).min(1).meta({ example: '5b2f0c3e-6f0e-4f0e-9d38-0e4c7f1f2a11' });

class OperationsDto extends createZodDto(operationsSchema) {}
class FailedJobDto extends createZodDto(failedJobSchema) {}
class FailedJobsQueryDto extends createZodDto(listQuerySchema(['failedAtUtc'], {})) {}
class FailedJobParams extends createZodDto(z.object({ id: failedJobId })) {}

@ApiTags('Operations')
@Controller('api/admin/operations')
export class WorkController {
  constructor(private readonly work: WorkService) {}

  @Admin()
  @Get()
  @ApiOperation({
    summary: 'The work in hand: queues, what comes by itself, and the processes that live',
    description: 'The queues are as a worker saw them last (`toldAtUtc`).',
  })
  @ApiOkResponse({ type: OperationsDto })
  read() {
    return this.work.read();
  }

  @Admin()
  @Get('failed-jobs')
  @ApiOperation({ summary: 'Jobs that failed and were not done since, the newest first' })
  @AnswersPage('failed-jobs', FailedJobDto)
  listFailed(@Query() query: FailedJobsQueryDto) {
    return this.work.listFailed(query);
  }

  @Admin()
  @Post('failed-jobs/:id/retry')
  @Refuses('job.unknown')
  @ApiOperation({ summary: 'Hands the work over again, as if new. Audited' })
  @ApiOkResponse({ type: FailedJobDto })
  retry(@CurrentActor() actor: Actor, @Param() { id }: FailedJobParams) {
    return this.work.retry(actor, id);
  }

  @Admin()
  @Delete('failed-jobs/:id')
  @Refuses('job.unknown')
  @ApiOperation({
    summary: 'The work is not wanted any more. Audited',
    description: 'A run that has begun meanwhile is not stopped.',
  })
  @ApiOkResponse({ type: FailedJobDto })
  discard(@CurrentActor() actor: Actor, @Param() { id }: FailedJobParams) {
    return this.work.discard(actor, id);
  }
}
