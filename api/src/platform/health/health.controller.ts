import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access';
import { type HealthReport, Readiness } from './readiness';

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Public()
  @ApiOperation({ summary: 'The process answers', description: 'Asks nothing else.' })
  @ApiOkResponse({ example: { status: 'live' } })
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  @Public()
  @ApiOperation({
    summary: 'The process can do its work',
    description: 'Database, migrations and storage must be there; a slow queue and a key that is missing for what was sealed only degrade.',
  })
  @ApiOkResponse({ example: { status: 'ready', checks: { database: 'up', migrations: 'up', storage: 'up', queue: 'up', keys: 'up' } } })
  @ApiServiceUnavailableResponse({ example: { status: 'notReady', checks: { database: 'down' } } })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReport> {
    const report = await this.readiness.report();
    reply.code(report.status === 'notReady' ? 503 : 200);
    return report;
  }
}
