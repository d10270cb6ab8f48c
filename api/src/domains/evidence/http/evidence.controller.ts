import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access';
import { DomainError } from '../../../platform/http/domain-error';
import { Refuses } from '../../../platform/http/refuses';
import { EvidenceLogQueries } from '../evidence-log.queries';
import { PublishedKeys } from '../published-keys';

/** What anybody may keep, to hold the log to it later: it names no person. */
@ApiTags('Evidence')
@Controller('api/evidence')
export class EvidenceController {
  constructor(
    private readonly log: EvidenceLogQueries,
    private readonly keys: PublishedKeys,
  ) {}

  @Public()
  @Get('checkpoint')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-cache')
  @Refuses('evidence.not_sealed')
  @ApiOperation({ summary: 'The newest signed root of the log of all signatures (C2SP checkpoint)' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  async checkpoint(): Promise<string> {
    const seal = await this.log.seal();
    if (!seal) throw new DomainError('evidence.not_sealed');
    return seal.note;
  }

  @Public()
  @Get('keys')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-cache')
  @ApiOperation({
    summary: 'The verifier keys of all checkpoints, a line each, the present one first (C2SP signed note)',
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  async published(): Promise<string> {
    return (await this.keys.list()).map((key) => `${key}\n`).join('');
  }
}
