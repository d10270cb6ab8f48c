import {
  entitlementsRequestSchema,
  entitlementsSchema,
  invitationsSchema,
  reportOverviewSchema,
  reportStatusSchema,
} from '@arrival/contracts';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { CallerGone } from '../../../platform/http/caller-gone';
import { EntitlementsService } from '../entitlements.service';
import { ToldFamiliesService } from '../invitations/told-families.service';
import { PopulationService } from '../population.service';
import { ReportService } from '../report.service';
import { ReportFilesService } from '../report-files.service';
import { fileQuestion, OverviewQuestionDto, ReportQuestionDto } from './report-question';
import { AnswersRows, sendRows } from './send-rows';

class ReportStatusDto extends createZodDto(reportStatusSchema) {}
class ReportOverviewDto extends createZodDto(reportOverviewSchema) {}
class EntitlementsRequestDto extends createZodDto(entitlementsRequestSchema) {}
class EntitlementsDto extends createZodDto(entitlementsSchema) {}
class InvitationsDto extends createZodDto(invitationsSchema) {}

@ApiTags('Customer report')
@Controller('api/report/customer')
export class ReportController {
  constructor(
    private readonly report: ReportService,
    private readonly files: ReportFilesService,
    private readonly population: PopulationService,
    private readonly entitlements: EntitlementsService,
    private readonly toldFamilies: ToldFamiliesService,
  ) {}

  @Admin()
  @Get()
  @Refuses('location.unknown', 'report.pos_off', 'report.not_populated', 'server.busy')
  @ApiOperation({ summary: 'Customers with something left to do, as they are this second, as a file. Audited' })
  @AnswersRows()
  async download(
    @CurrentActor() actor: Actor,
    @Query() query: ReportQuestionDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const question = fileQuestion(query);
    await sendRows(request, reply, question.form, (signal) => this.files.open(actor, question, signal));
  }

  @Admin()
  @Get('overview')
  @Refuses('location.unknown', 'report.pos_off', 'report.not_populated', 'server.busy')
  @ApiOperation({ summary: 'How much is left to do where on these days, and the first rows of the file' })
  @ApiOkResponse({ type: ReportOverviewDto })
  overview(@Query() { startDate: from, endDate: to, ...rest }: OverviewQuestionDto, @CallerGone() gone: AbortSignal) {
    return this.report.overview({ ...rest, from, to }, gone);
  }

  @Admin()
  @Get('invitations')
  @ApiOperation({
    summary: 'How many families were told by mail before their visit, and which could not be',
    description: 'Of visits from yesterday on. A location says on its own page whether and how long before it invites.',
  })
  @ApiOkResponse({ type: InvitationsDto })
  invitations() {
    return this.toldFamilies.read();
  }

  @Admin()
  @Get('status')
  @ApiOperation({ summary: 'Whether the report is populated: 0 never, 1 processing, 2 populated, 3 failed' })
  @ApiOkResponse({
    type: ReportStatusDto,
    example: {
      statusCode: 2,
      lastRefreshDate: '2026-12-24T06:01:12.000Z',
      lastUpkeepDate: '2026-12-24T08:11:00.000Z',
      progress: null,
    },
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
