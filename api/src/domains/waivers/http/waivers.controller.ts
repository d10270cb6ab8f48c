import { hashSchema, waiverTextSchema } from '@arrival/contracts';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest, GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { WaiversService } from '../waivers.service';

class TextParameters extends createZodDto(z.object({ hash: hashSchema })) {}
class SignatureParameters extends createZodDto(z.object({ signatureId: z.uuid() })) {}
class WaiverTextDto extends createZodDto(waiverTextSchema) {}

@ApiTags('Waivers')
@Controller('api')
export class WaiversController {
  constructor(private readonly waivers: WaiversService) {}

  @GuestAtCounter()
  @Get('waivers/texts/:hash')
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Refuses('waiver.unknown')
  @ApiOperation({ summary: 'The exact text of a waiver by its SHA-256; it never changes' })
  @ApiOkResponse({ type: WaiverTextDto })
  text(@Param() { hash }: TextParameters) {
    return this.waivers.text(hash);
  }

  @Guest()
  @Get('profile/waivers/:signatureId')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="signed-waiver.html"')
  @Refuses('signature.unknown')
  @ApiOperation({ summary: "A signed waiver of one's own household, as a page to keep" })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  copy(@CurrentPrincipal() principal: Principal, @Param() { signatureId }: SignatureParameters) {
    return this.waivers.copy(principal, signatureId);
  }
}
