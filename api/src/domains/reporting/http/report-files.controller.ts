import { reportFileSchema } from '@arrival/contracts';
import { Controller, Get, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { type Actor, CurrentActor } from '../../../platform/audit/actor';
import { Admin, Public } from '../../../platform/auth/access';
import { DomainError } from '../../../platform/calls/domain-error';
import { Refuses } from '../../../platform/calls/refuses';
import { cookieNamed, ownCookie } from '../../../platform/http/own-cookie';
import { FETCHED_WITHIN_SECONDS, ReportFilesService } from '../report-files.service';
import { fileQuestion, ReportQuestionDto } from './report-question';
import { AnswersRows, sendRows } from './send-rows';

const COOKIE = 'arrival-report-file';

class ReportFileDto extends createZodDto(reportFileSchema) {}
class ReportFileParameters extends createZodDto(z.object({ fileId: z.uuid() })) {}

/** The report as a file that the browser writes to the disk by itself. The address alone opens nothing: its cookie must come along. */
@ApiTags('Customer report')
@Controller('api/report/customer/file')
export class ReportFilesController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly files: ReportFilesService,
  ) {}

  @Admin()
  @Post()
  @Refuses('location.unknown', 'report.pos_off', 'report.not_populated')
  @ApiOperation({
    summary: 'Prepares the report as a file, for the browser alone that asks: to be fetched once, within a minute',
    description: 'Sets a cookie for the address that is answered.',
  })
  @ApiOkResponse({
    type: ReportFileDto,
    example: { address: '/api/report/customer/file/6f0c9a52-3f1e-4a39-9a53-0d8f4c2b7e11' },
  })
  async prepare(
    @CurrentActor() actor: Actor,
    @Query() query: ReportQuestionDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id, secret } = await this.files.prepare(actor, fileQuestion(query));
    const address = `/api/report/customer/file/${id}`;
    const limits = { path: address, seconds: FETCHED_WITHIN_SECONDS, sameSite: 'Strict' } as const;
    reply.header('set-cookie', ownCookie(this.config, { ...limits, name: COOKIE, value: secret }));
    return { address };
  }

  @Public()
  @Get(':fileId')
  @Refuses('report.file_unknown', 'location.unknown', 'report.pos_off', 'report.not_populated', 'server.busy')
  @ApiOperation({ summary: 'A prepared file, with the cookie that came when it was asked for. Audited' })
  @AnswersRows()
  async fetch(@Param() { fileId }: ReportFileParameters, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    // Whoever only looks, as managers of downloads do, must not use it up.
    if (request.method === 'HEAD') {
      reply.header('allow', 'GET');
      throw new DomainError('request.other_method');
    }
    const secret = cookieNamed(COOKIE, request.headers);
    if (secret === undefined) throw new DomainError('report.file_unknown');
    const { actor, question } = await this.files.take(fileId, secret, String(request.id));
    await sendRows(request, reply, question.form, (signal) => this.files.open(actor, question, signal));
  }
}
