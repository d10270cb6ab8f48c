import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Public } from '../../auth/access';
import type { ArrivalRequest } from '../../auth/principal';
import { clientAddress } from '../../calls/client-address';
import { addressBlock } from '../address-block';
import type { Limit } from '../limit';
import { Limits } from '../limits';
import { SecurityLog } from '../security-log';

const PER_ADDRESS = { name: 'csp-report', points: 20, seconds: 600 };

/** What a browser sends that is told to report by `report-uri`; only these two are read. */
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(100).optional(),
    'blocked-uri': z.string().max(4000).optional(),
  }),
});
class ReportDto extends createZodDto(reportSchema) {}
class ReceivedDto extends createZodDto(z.object({ isReceived: z.literal(true) })) {}

const DIRECTIVE = /^[a-z-]{3,40}$/;

/** The host that was refused, or the browser's word for what has none (`inline`, `eval`); never a path or a query. */
function blockedHost(uri: string | undefined): string {
  if (uri && URL.canParse(uri)) return new URL(uri).host || 'none';
  return uri && DIRECTIVE.test(uri) ? uri : 'unknown';
}

/** Where browsers report what a page's policy refused: a slip of ours, a script that a resort forgot to allow, or an attack. */
@ApiTags('Operations')
@Controller('api/csp-reports')
export class CspReportsController {
  readonly #limit: Limit;

  constructor(
    limits: Limits,
    private readonly log: SecurityLog,
  ) {
    this.#limit = limits.define(PER_ADDRESS);
  }

  @Public()
  @Post()
  @ApiConsumes('application/csp-report')
  @ApiOperation({
    summary: 'Reports of browsers about the content security policy; more than twenty in ten minutes are not looked at',
  })
  @ApiOkResponse({ type: ReceivedDto })
  async report(@Req() request: ArrivalRequest, @Body() { 'csp-report': report }: ReportDto) {
    if ((await this.#limit.take(addressBlock(clientAddress(request)))) === 0) {
      const directive = report['effective-directive'] ?? '';
      this.log.report('policy.violated', request, {
        directive: DIRECTIVE.test(directive) ? directive : 'unknown',
        blocked: blockedHost(report['blocked-uri']),
      });
    }
    return { isReceived: true };
  }
}
