import {
  adminRetentionSchema,
  adminRetentionWriteSchema,
  retentionClasses,
  retentionRequestSchema,
  retentionRunSchema,
} from '@arrival/contracts';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { listQuerySchema } from '../../../platform/calls/list-query';
import { AnswersPage } from '../../../platform/calls/page';
import { recordBody } from '../../../platform/calls/record-body';
import { Refuses } from '../../../platform/calls/refuses';
import { RetentionService } from '../retention.service';

class AdminRetentionDto extends createZodDto(adminRetentionSchema) {}
class AdminRetentionWriteDto extends createZodDto(recordBody(adminRetentionWriteSchema, adminRetentionSchema)) {}
class RetentionRunDto extends createZodDto(retentionRunSchema) {}
class RetentionRequestDto extends createZodDto(retentionRequestSchema) {}
class RunsDto extends createZodDto(listQuerySchema(['id'], { retentionClass: z.enum(retentionClasses).optional() })) {}

@ApiTags('Retention')
@Controller('api/admin/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Admin()
  @Get()
  @ApiOperation({
    summary: 'How long each class of data is kept: health answers, repeats and uploads in days, the others in years',
  })
  @ApiOkResponse({ type: AdminRetentionDto })
  read() {
    return this.retention.read();
  }

  @Admin()
  @Put()
  @Refuses('catalog.changed_meanwhile')
  @ApiOperation({
    summary: 'Changes periods; what is left out stays. Audited',
    description: 'A shorter period counts from the next run.',
  })
  @ApiBody({ type: AdminRetentionWriteDto, examples: { longer: { value: { signatures: 10, version: 1 } } } })
  @ApiOkResponse({ type: AdminRetentionDto })
  update(@CurrentActor() actor: Actor, @Body() body: AdminRetentionWriteDto) {
    return this.retention.update(actor, body);
  }

  @Admin()
  @Get('runs')
  @ApiOperation({ summary: 'What each run removed of each class, the newest first' })
  @AnswersPage('retention-runs', RetentionRunDto)
  runs(@Query() query: RunsDto) {
    return this.retention.listRuns(query);
  }

  @Admin()
  @Post('runs')
  @ApiOperation({ summary: 'Asks for a run now, besides the daily one' })
  @ApiOkResponse({ type: RetentionRequestDto })
  async request() {
    await this.retention.requestRun();
    return { isRequested: true };
  }
}
