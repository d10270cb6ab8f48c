import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { WaiverCopyService } from '../copies/waiver-copy.service';

class SignatureParameters extends createZodDto(z.object({ signatureId: z.uuid() })) {}

@ApiTags('Waivers')
@Controller('api/profile/waivers')
export class CopiesController {
  constructor(private readonly copies: WaiverCopyService) {}

  @Guest()
  @Get(':signatureId/document')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'attachment; filename="signed-waiver.pdf"')
  @Refuses('signature.unknown', 'server.busy', 'copy.unavailable')
  @ApiOperation({ summary: "A signed waiver of one's own household as a PDF with its evidence (PDF/A-3a)" })
  @AnswersFile('application/pdf')
  async document(@CurrentPrincipal() principal: Principal, @Param() { signatureId }: SignatureParameters) {
    return new StreamableFile(await this.copies.ofOwn(principal, signatureId));
  }
}
