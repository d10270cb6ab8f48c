import { copyMailSchema, signatureVerificationSchema } from '@arrival/contracts';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Staff } from '../../../../platform/auth/access';
import { Refuses } from '../../../../platform/calls/refuses';
import { AnswersFile } from '../../../../platform/http/answers-file';
import { VerifySignatureService } from '../verify-signature.service';

class SignatureParams extends createZodDto(z.object({ id: z.uuid() })) {}
class CopyMailDto extends createZodDto(copyMailSchema) {}
class SignatureVerificationDto extends createZodDto(signatureVerificationSchema) {}

@ApiTags('Signed waivers')
@Controller('api/admin/signatures')
export class VerificationController {
  constructor(private readonly signatures: VerifySignatureService) {}

  @Staff()
  @Get(':id/verification')
  @Refuses('signature.unknown')
  @ApiOperation({
    summary: 'Whether a signed waiver is what it was: its hashes, its chain, its proof in the sealed log',
  })
  @ApiOkResponse({ type: SignatureVerificationDto })
  verify(@CurrentActor() actor: Actor, @Param() { id }: SignatureParams) {
    return this.signatures.verify(actor, id);
  }

  @Staff()
  @Get(':id/document')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'attachment; filename="signed-waiver.pdf"')
  @Refuses('signature.unknown', 'server.busy', 'copy.unavailable')
  @ApiOperation({ summary: 'The signed waiver as a PDF with its evidence; the audit trail says who took it' })
  @AnswersFile('application/pdf')
  async document(@CurrentActor() actor: Actor, @Param() { id }: SignatureParams) {
    return new StreamableFile(await this.signatures.document(actor, id));
  }

  @Staff()
  @Get(':id/mail')
  @Refuses('signature.unknown')
  @ApiOperation({ summary: 'What became of the mail that brings the signer the copies of a signing' })
  @ApiOkResponse({ type: CopyMailDto })
  mail(@Param() { id }: SignatureParams) {
    return this.signatures.mail(id);
  }
}
