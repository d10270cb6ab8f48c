import { ownPhoneLinkRequestSchema, ownPhoneLinkSchema, ownPhoneLinkStatusSchema } from '@arrival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Guest } from '../../../platform/auth/access';
import { CurrentPrincipal, type Principal } from '../../../platform/auth/principal';
import { Refuses } from '../../../platform/calls/refuses';
import { SigningLinks } from '../own-phone/signing-links.service';

class LinkRequestDto extends createZodDto(ownPhoneLinkRequestSchema) {}
class LinkDto extends createZodDto(ownPhoneLinkSchema) {}
class LinkStatusDto extends createZodDto(ownPhoneLinkStatusSchema) {}
class LinkParameters extends createZodDto(z.object({ linkId: z.uuid() })) {}

/** The account holder's half: links by which another adult signs on their own phone. */
@ApiTags('Signing on one’s own phone')
@Controller('api/waivers/links')
export class SigningLinksController {
  constructor(private readonly links: SigningLinks) {}

  @Guest()
  @Post()
  @Refuses(
    'location.unknown',
    'activity.unknown',
    'contact.unknown',
    'task.not_asked',
    'waiver.signer_is_minor',
    'waiver.age_unknown',
  )
  @ApiOperation({
    summary: 'A link for another adult of the household, for 48 hours; an earlier one of theirs ends',
    description: 'It signs nobody in. It is redeemed with the six digits that the link’s state shows.',
  })
  @ApiOkResponse({ type: LinkDto })
  make(@CurrentPrincipal() who: Principal, @Body() body: LinkRequestDto, @Req() { id }: FastifyRequest) {
    return this.links.make(who, body, String(id));
  }

  @Guest()
  @Get(':linkId')
  @Refuses('waiver.link_ended')
  @ApiOperation({ summary: 'How far it is, and the code that redeems it now' })
  @ApiOkResponse({ type: LinkStatusDto })
  status(@CurrentPrincipal() who: Principal, @Param() { linkId }: LinkParameters) {
    return this.links.status(who, linkId);
  }

  @Guest()
  @Delete(':linkId')
  @Refuses('waiver.link_ended')
  @ApiOperation({ summary: 'Withdraws it, also where it is open already' })
  @ApiOkResponse({ type: LinkStatusDto })
  withdraw(@CurrentPrincipal() who: Principal, @Param() { linkId }: LinkParameters, @Req() { id }: FastifyRequest) {
    return this.links.withdraw(who, linkId, String(id));
  }
}
