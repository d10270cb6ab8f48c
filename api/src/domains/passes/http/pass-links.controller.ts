import { exchangeLinkSchema, type PassHolders, passHoldersSchema, passLinkSchema } from '@arrival/contracts';
import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Guest, Public } from '../../../platform/auth/access';
import type { ArrivalRequest } from '../../../platform/auth/principal';
import { clientAddress } from '../../../platform/calls/client-address';
import { Refuses } from '../../../platform/calls/refuses';
import { addressBlock } from '../../../platform/security/address-block';
import { type PassCaller, PassCallers } from '../pass-callers';
import { PassLinks } from '../pass-links.service';
import { PassTokens } from '../pass-tokens';
import { CurrentPassCaller } from './pass-caller';
import { setPassCookie } from './pass-cookie';

class PassLinkDto extends createZodDto(passLinkSchema) {}
class PassHoldersDto extends createZodDto(passHoldersSchema) {}
class ExchangeLinkDto extends createZodDto(exchangeLinkSchema) {}

/** The way to a phone that nobody signs in on. */
@ApiTags('Passes on phones')
@Controller('api/media/link')
export class PassLinksController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly callers: PassCallers,
    private readonly links: PassLinks,
    private readonly tokens: PassTokens,
  ) {}

  @Guest()
  @Post()
  @ApiOperation({ summary: "A link to the family's passes for one more device: it opens once, within a day" })
  @ApiOkResponse({ type: PassLinkDto })
  async make(@CurrentPassCaller() caller: PassCaller) {
    const holders = await this.callers.listOf(caller);
    return this.links.make(holders.map(({ customerNumber }) => customerNumber));
  }

  @Public()
  @Post('exchange')
  @Refuses('pass.link_used', 'request.too_many')
  @ApiOperation({ summary: 'Opens a link: sets the cookie for what it names, and tells whose passes they are' })
  @ApiOkResponse({ type: PassHoldersDto })
  async exchange(
    @Body() link: ExchangeLinkDto,
    @Req() request: ArrivalRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PassHolders> {
    const address = addressBlock(clientAddress(request));
    const codes = await this.links.open(link, address);
    const { token } = await this.tokens.issue('capability', codes);
    reply.header('set-cookie', setPassCookie(this.config, token));
    return { holders: await this.callers.list({ capability: { id: '', codes }, address }) };
  }
}
