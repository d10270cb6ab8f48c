import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access';
import { DomainError } from '../../../platform/calls/domain-error';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { EvidenceLogQueries } from '../evidence-log.queries';
import { PublishedKeys } from '../published-keys';
import { CheckpointStamps } from '../time-stamps/checkpoint-stamps';

/** What anybody may keep, to hold the log to it later: it names no person. */
@ApiTags('Evidence')
@Controller('api/evidence')
export class EvidenceController {
  constructor(
    private readonly log: EvidenceLogQueries,
    private readonly keys: PublishedKeys,
    private readonly stamps: CheckpointStamps,
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
  @Get('time-stamp')
  @Header('content-type', 'application/timestamp-reply')
  @Header('cache-control', 'no-cache')
  @Refuses('evidence.not_stamped')
  @ApiOperation({ summary: 'What a time-stamping authority says of the newest checkpoint (RFC 3161 answer, DER)' })
  @AnswersFile('application/timestamp-reply')
  async timeStamp(): Promise<StreamableFile> {
    const answer = await this.stamps.answer();
    if (!answer) throw new DomainError('evidence.not_stamped');
    return new StreamableFile(answer);
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
