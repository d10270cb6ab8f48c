import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/access';
import { type HealthReport, Readiness } from '../readiness';

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
    description:
      'The database must take a write and know all migrations. Photo storage, sign-in provider, queue, keys and clock only degrade, and are named.',
  })
  @ApiOkResponse({
    example: {
      status: 'degraded',
      checks: { database: 'up', migrations: 'up', storage: 'up', signIn: 'up', queue: 'slow', keys: 'up', clock: 'up' },
    },
  })
  @ApiServiceUnavailableResponse({ example: { status: 'notReady', checks: { database: 'down' } } })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReport> {
    const report = await this.readiness.report();
    reply.code(report.status === 'notReady' ? 503 : 200);
    return report;
  }
}
