import { reportStatusSchema, says, spelledIfGiven } from '@arrival/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Admin, ApiKey } from '../../../platform/auth/access';
import { recordId } from '../../../platform/calls/list-query';
import { Refuses } from '../../../platform/calls/refuses';
import { whenGone } from '../../../platform/http/caller-gone';
import { knownParameters } from '../../../platform/http/known-parameters';
import { ExportService } from '../export.service';
import { PopulationService } from '../population.service';
import { ReportService } from '../report.service';
import { AnswersRows, isYes, sendRows } from './send-rows';

const mostDays = 400;
const mostRows = 10_000;
const visits = 'Visits count from yesterday to five months ahead, season passes on any day';
const days = spelledIfGiven(z.number().int().min(0).max(mostDays)).optional();

class ExportQuestionDto extends createZodDto(
  knownParameters({
    // Without an example: which locations there are is the resort's, and what is tried out as it stands must not ask for another.
    locationId: recordId.meta({
      description: 'The location, one with POS transactions; its id stands in the console, under Locations',
    }),
    includePrintableMedia: isYes.default(true).meta({
      description: 'Also customers for whom only passes are left to print; yes when left out',
      example: 'true',
    }),
    daysBeforeCurrentDate: days.meta({
      description: `So many days before the location’s day; the default settings count when left out. ${visits}`,
      example: 0,
    }),
    daysAfterCurrentDate: days.meta({
      description: `So many days after the location’s day; the default settings count when left out. ${visits}`,
      example: 7,
    }),
    includeDetails: isYes
      .default(true)
      .meta({ description: 'A row for each open task, or one for each customer; yes when left out', example: 'true' }),
    isCsvExport: isYes.default(false).meta({
      description: 'CSV with a header row (RFC 4180) instead of JSON; no when left out. Pages are always JSON',
      example: 'false',
    }),
    pageSize: spelledIfGiven(z.number().int().min(1).max(mostRows)).optional().meta({
      description:
        'Pages of about so many rows instead of all of them, as JSON; never cut within a household. The answer’s Link header leads to the next one',
      example: 1000,
    }),
    after: spelledIfGiven(z.number().int().min(0)).optional().meta({
      description: 'From the Link header: the household after which the page begins; with pageSize alone',
      example: 0,
    }),
  }).refine(({ after, pageSize }) => after === undefined || pageSize !== undefined, {
    ...says('required'),
    path: ['pageSize'],
  }),
) {}
class ReportStatusDto extends createZodDto(reportStatusSchema) {}

const nextPage = {
  description:
    'Of a page that others follow: `</api/export/customers?…>; rel="next"`, seen from the address of this one',
  schema: { type: 'string' as const },
};

@ApiTags('Export')
@Controller('api/export')
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly report: ReportService,
    private readonly population: PopulationService,
  ) {}

  @ApiKey()
  @Get('customers')
  @Refuses('location.unknown', 'report.pos_off', 'report.not_populated', 'server.busy')
  @ApiOperation({
    summary: 'Customers of a location who come in these days and have something left to do',
    description: 'A parameter that is not among these is refused: a misspelt filter would answer everybody.',
  })
  @AnswersRows({ Link: nextPage })
  async customers(@Query() query: ExportQuestionDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { isCsvExport, pageSize, after = 0, ...asked } = query;
    if (pageSize !== undefined) {
      const { rows, next } = await this.exports.page(asked, { after, rows: pageSize }, whenGone(reply));
      if (next !== undefined) reply.header('link', `<${nextAddress(request, next)}>; rel="next"`);
      await reply.type('application/json; charset=utf-8').send(rows);
      return;
    }
    const form = isCsvExport ? 'csv' : 'json';
    await sendRows(request, reply, form, (signal) => this.exports.open(asked, form, signal));
  }

  @Admin()
  @Get('Customers/Process/Admin')
  @ApiOperation({ summary: 'Populates the report anew; joins a population that is under way' })
  @ApiOkResponse({ type: ReportStatusDto })
  async process() {
    await this.population.request();
    return this.report.status();
  }
}

function nextAddress(request: FastifyRequest, after: number): string {
  const [path = '', query] = request.url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('after', String(after));
  return `${path}?${parameters}`;
}
