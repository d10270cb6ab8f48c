import { signatureVerificationSchema } from '@arrival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { Refuses } from '../../../../platform/http/refuses';
import { VerifySignatureService } from '../verify-signature.service';

class SignatureParams extends createZodDto(z.object({ id: z.uuid() })) {}
class SignatureVerificationDto extends createZodDto(signatureVerificationSchema) {}

@ApiTags('Signed waivers')
@Controller('api/admin/signatures')
export class VerificationController {
  constructor(private readonly signatures: VerifySignatureService) {}

  @Admin()
  @Get(':id/verification')
  @Refuses('signature.unknown')
  @ApiOperation({
    summary: 'Whether a signed waiver is what it was: its hashes, its chain, its proof in the sealed log',
  })
  @ApiOkResponse({ type: SignatureVerificationDto })
  verify(@CurrentActor() actor: Actor, @Param() { id }: SignatureParams) {
    return this.signatures.verify(actor, id);
  }
}
