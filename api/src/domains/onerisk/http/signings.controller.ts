import { oneRiskSigningsSchema, oneRiskUrlRequestSchema, oneRiskUrlSchema } from '@arrival/contracts';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { GuestAtCounter } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { SigningsService } from '../signings.service';

class OneRiskUrlRequestDto extends createZodDto(oneRiskUrlRequestSchema) {}
class OneRiskUrlDto extends createZodDto(oneRiskUrlSchema) {}
class OneRiskSigningsDto extends createZodDto(oneRiskSigningsSchema) {}
class ReferenceDto extends createZodDto(z.object({ reference: z.uuid() })) {}

const ofATask = [
  ...(['location.unknown', 'activity.unknown', 'contact.unknown', 'task.unknown'] as const),
  ...(['task.not_asked', 'waiver.ended', 'waiver.age_unknown', 'waiver.signer_is_minor'] as const),
] as const;

/** There with the feature 1Risk alone. */
@ApiTags('1Risk')
@Controller('api/tasks/Contact')
export class OneRiskSigningsController {
  constructor(private readonly signings: SigningsService) {}

  @GuestAtCounter()
  @Post('GetOneRiskWaiverUrl')
  @Refuses(...ofATask, 'onerisk.unavailable')
  @ApiOperation({
    summary: 'The page of 1Risk that a waiver is signed on',
    description:
      'Names the waivers by their external ids, and for whom. Names, days and addresses are taken from what is on file (D41).',
  })
  @ApiBody({
    type: OneRiskUrlRequestDto,
    examples: { one: { value: { waivers: [{ waiverId: '1R-7', guests: [{ posGuestId: '100002' }] }] } } },
  })
  @ApiOkResponse({ type: OneRiskUrlDto })
  url(@CurrentPrincipal() who: Principal, @Body() body: OneRiskUrlRequestDto) {
    return this.signings.open(who, body);
  }

  @GuestAtCounter()
  @Get('OneRiskSignings')
  @ApiOperation({
    summary: "How far the household's waivers with 1Risk are",
    description: 'Asks 1Risk itself where a browser says that it was signed and no callback came (D42).',
  })
  @ApiOkResponse({ type: OneRiskSigningsDto })
  async list(@CurrentPrincipal() who: Principal) {
    return { signings: await this.signings.list(who) };
  }

  @GuestAtCounter()
  @Post('OneRiskSignings/:reference/claim')
  @Refuses('onerisk.signing_unknown')
  @ApiOperation({
    summary: 'The page says that it was signed',
    description: 'Signs nothing: the waiver is being confirmed until 1Risk itself says so (D42).',
  })
  @ApiOkResponse({ type: OneRiskSigningsDto })
  async claim(@CurrentPrincipal() who: Principal, @Param() { reference }: ReferenceDto) {
    return { signings: await this.signings.claim(who, reference) };
  }
}
