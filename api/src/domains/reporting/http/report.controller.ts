import {
  daySchema,
  entitlementsRequestSchema,
  entitlementsSchema,
  reportOverviewSchema,
  reportStatusSchema,
  says,
} from '@arrival/contracts';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { recordId } from '../../../platform/http/list-query';
import { Refuses } from '../../../platform/http/refuses';
import { EntitlementsService } from '../entitlements.service';
import { PopulationService } from '../population.service';
import { ReportService } from '../report.service';
import { ReportReaderService } from '../report-reader.service';
import { AnswersRows, isYes, sendRows } from './send-rows';

const question = {
  locationId: recordId
    .optional()
    .meta({ description: 'All locations with POS transactions when left out', example: 1 }),
  includePrintableMedia: isYes.default(true),
  includeDetails: isYes
    .default(true)
    .meta({ description: 'A row for each open task; without them one for each customer' }),
};
const window = {
  startDate: daySchema.optional().meta({ description: 'The first day of visits', example: '2026-12-01' }),
  endDate: daySchema.optional().meta({ description: 'The last day of visits', example: '2026-12-31' }),
};
const isInOrder = ({ startDate, endDate }: { startDate?: string; endDate?: string }) =>
  !startDate || !endDate || startDate <= endDate;
const inOrder = { path: ['endDate'], ...says('endBeforeStart') };
class ReportQuestionDto extends createZodDto(
  z.object({ ...question, ...window, isCsvExport: isYes.default(true) }).refine(isInOrder, inOrder),
) {}
class OverviewQuestionDto extends createZodDto(z.object({ ...question, ...window }).refine(isInOrder, inOrder)) {}
class ReportStatusDto extends createZodDto(reportStatusSchema) {}
class ReportOverviewDto extends createZodDto(reportOverviewSchema) {}
class EntitlementsRequestDto extends createZodDto(entitlementsRequestSchema) {}
class EntitlementsDto extends createZodDto(entitlementsSchema) {}

@ApiTags('Customer report')
@Controller('api/report/customer')
export class ReportController {
  constructor(
    private readonly report: ReportService,
    private readonly reader: ReportReaderService,
    private readonly population: PopulationService,
    private readonly entitlements: EntitlementsService,
  ) {}

  @Admin()
  @Get()
  @Refuses('location.unknown', 'report.pos_off', 'report.not_populated', 'server.busy')
  @ApiOperation({ summary: 'Customers with something left to do, as they are this second, as a file' })
  @AnswersRows()
  async download(@Query() query: ReportQuestionDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { isCsvExport, startDate: from, endDate: to, ...rest } = query;
    await this.report.refuseWithoutPos(rest.locationId);
    const form = isCsvExport ? 'csv' : 'json';
    await sendRows(request, reply, form, (signal) => this.reader.open({ ...rest, from, to }, form, signal));
  }

  @Admin()
  @Get('overview')
  @Refuses('location.unknown', 'report.pos_off', 'report.not_populated', 'server.busy')
  @ApiOperation({ summary: 'How much is left to do where, and the first rows' })
  @ApiOkResponse({ type: ReportOverviewDto })
  overview(@Query() { startDate: from, endDate: to, ...rest }: OverviewQuestionDto) {
    return this.report.overview({ ...rest, from, to });
  }

  @Admin()
  @Get('status')
  @ApiOperation({ summary: 'Whether the report is populated: 0 never, 1 processing, 2 populated, 3 failed' })
  @ApiOkResponse({
    type: ReportStatusDto,
    example: { statusCode: 2, lastRefreshDate: '2026-12-24T06:01:12.000Z', progress: null },
  })
  status() {
    return this.report.status();
  }

  @Admin()
  @Post('stop')
  @ApiOperation({ summary: 'Ends a population that is under way; the last whole one stays' })
  @ApiOkResponse({ type: ReportStatusDto })
  async stop() {
    await this.population.stop();
    return this.report.status();
  }

  @Admin()
  @Post('entitlements')
  @Refuses('report.codes_invalid')
  @ApiOperation({ summary: 'What customers hold at the point of sale, by customer number; at most 500' })
  @ApiBody({
    type: EntitlementsRequestDto,
    examples: { two: { value: { ipCodesCommaSeparated: 'C1000001,C1000002' } } },
  })
  @ApiOkResponse({ type: [EntitlementsDto] })
  findEntitlements(@CurrentActor() actor: Actor, @Body() { ipCodesCommaSeparated }: EntitlementsRequestDto) {
    return this.entitlements.find(actor, ipCodesCommaSeparated);
  }
}
