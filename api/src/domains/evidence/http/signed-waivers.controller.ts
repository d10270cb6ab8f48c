import { signedWaiverSchema } from '@arrival/contracts';
import { Controller, Get, Header, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { ApiKey } from '../../../platform/auth/access';
import { CurrentKey, type KeyHolder } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { NoParameters } from '../../../platform/http/known-parameters';
import { SignedWaiversService } from '../signed-waivers.service';

class SignatureParams extends createZodDto(
  z.object({ signatureId: z.uuid().meta({ description: 'As the event `waiver.signed` names it' }) }),
) {}
class SignedWaiverDto extends createZodDto(signedWaiverSchema) {}

@ApiTags('Export')
@Controller('api/export/signatures')
export class SignedWaiversController {
  constructor(private readonly waivers: SignedWaiversService) {}

  @ApiKey('waivers')
  @Get(':signatureId')
  @Header('cache-control', 'private, no-store')
  @Refuses('request.invalid', 'signature.unknown')
  @ApiOperation({
    summary: 'A signed waiver that an event told of: whom it covers, who signed it, when and how long it counts',
    description:
      'For keys of the type `waivers`. The audit trail has each reading. What was signed on paper or with 1Risk is no signature here. It answers what was ' +
      'signed, also when that counts no more: `waiver.withdrawn` tells so.',
  })
  @ApiOkResponse({ type: SignedWaiverDto })
  find(
    @CurrentKey() key: KeyHolder,
    @Req() { id }: FastifyRequest,
    @Param() { signatureId }: SignatureParams,
    @NoParameters() _none: undefined,
  ) {
    return this.waivers.find({ key, correlationId: String(id) }, signatureId);
  }

  @ApiKey('waivers')
  @Get(':signatureId/document')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'attachment; filename="signed-waiver.pdf"')
  @Refuses('request.invalid', 'signature.unknown', 'server.busy', 'copy.unavailable')
  @ApiOperation({
    summary: 'The same as a PDF with its evidence (PDF/A-3a), as the signer gets it',
    description: 'For keys of the type `waivers`. The audit trail has each reading.',
  })
  @AnswersFile('application/pdf')
  async document(
    @CurrentKey() key: KeyHolder,
    @Req() { id }: FastifyRequest,
    @Param() { signatureId }: SignatureParams,
    @NoParameters() _none: undefined,
  ) {
    return new StreamableFile(await this.waivers.document({ key, correlationId: String(id) }, signatureId));
  }
}
