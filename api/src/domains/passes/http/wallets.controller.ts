import {
  type LanguageTag,
  openWalletQuerySchema,
  passLinkSchema,
  walletAddressSchema,
  walletLinkRequestSchema,
  walletQuerySchema,
} from '@arrival/contracts';
import { Body, Controller, Get, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Capability, Public } from '../../../platform/auth/access';
import type { ArrivalRequest } from '../../../platform/auth/principal';
import { AskedLanguage } from '../../../platform/calls/asked-language';
import { clientAddress } from '../../../platform/calls/client-address';
import { Refuses } from '../../../platform/calls/refuses';
import { AnswersFile } from '../../../platform/http/answers-file';
import { addressBlock } from '../../../platform/security/address-block';
import type { PassCaller } from '../pass-callers';
import { WalletLinks } from '../wallet/wallet-links.service';
import { WalletPasses, walletOf } from '../wallet/wallet-passes.service';
import { CurrentPassCaller } from './pass-caller';

const APPLE = 'application/vnd.apple.pkpass';
const FILE = 'attachment; filename="pass.pkpass"';

class WalletQueryDto extends createZodDto(walletQuerySchema) {}
class WalletAddressDto extends createZodDto(walletAddressSchema) {}
class WalletLinkRequestDto extends createZodDto(walletLinkRequestSchema) {}
class WalletLinkDto extends createZodDto(passLinkSchema) {}
class OpenWalletDto extends createZodDto(openWalletQuerySchema) {}

const file = (bytes: Buffer) => new StreamableFile(bytes, { type: APPLE, disposition: FILE, length: bytes.length });

/** Passes for Apple Wallet and Google Wallet (spec §7, D40). */
@ApiTags('Passes on phones')
@Controller('api/profile/passes')
export class WalletsController {
  constructor(
    private readonly wallets: WalletPasses,
    private readonly links: WalletLinks,
  ) {}

  @Capability()
  @Get('applewallet')
  @Refuses('contact.unknown', 'pass.none', 'wallet.not_configured')
  @ApiOperation({ summary: "A person's pass for Apple Wallet, signed" })
  @AnswersFile(APPLE)
  async apple(
    @CurrentPassCaller() caller: PassCaller,
    @AskedLanguage() language: LanguageTag,
    @Query() { ipCode, externalOrderId }: WalletQueryDto,
  ) {
    return file(await this.wallets.file(await this.wallets.ofPerson(caller, language, ipCode, externalOrderId)));
  }

  @Capability()
  @Get('googlewallet')
  @Refuses('contact.unknown', 'pass.none', 'wallet.not_configured')
  @ApiOperation({ summary: "Where a person's pass is saved to Google Wallet: a signed link" })
  @ApiOkResponse({ type: WalletAddressDto })
  async google(
    @CurrentPassCaller() caller: PassCaller,
    @AskedLanguage() language: LanguageTag,
    @Query() { ipCode, externalOrderId }: WalletQueryDto,
  ) {
    return {
      address: await this.wallets.address(await this.wallets.ofPerson(caller, language, ipCode, externalOrderId)),
    };
  }

  @Capability()
  @Get('family/applewallet')
  @Refuses('contact.unknown', 'wallet.not_configured')
  @ApiOperation({ summary: "The family's code as a pass for Apple Wallet (D59)" })
  @AnswersFile(APPLE)
  async familyApple(@CurrentPassCaller() caller: PassCaller, @AskedLanguage() language: LanguageTag) {
    return file(await this.wallets.file(await this.wallets.ofFamily(caller, language)));
  }

  @Capability()
  @Get('family/googlewallet')
  @Refuses('contact.unknown', 'wallet.not_configured')
  @ApiOperation({ summary: "Where the family's code is saved to Google Wallet" })
  @ApiOkResponse({ type: WalletAddressDto })
  async familyGoogle(@CurrentPassCaller() caller: PassCaller, @AskedLanguage() language: LanguageTag) {
    return { address: await this.wallets.address(await this.wallets.ofFamily(caller, language)) };
  }

  @Capability()
  @Post('wallet')
  @Refuses('contact.unknown', 'pass.none')
  @ApiOperation({ summary: 'An address for a phone to scan: for a quarter of an hour it gives this one pass' })
  @ApiOkResponse({ type: WalletLinkDto })
  link(@CurrentPassCaller() caller: PassCaller, @Body() { ipCode }: WalletLinkRequestDto) {
    return this.links.make(caller, ipCode);
  }

  @Public()
  @Get('wallet')
  @Refuses('pass.link_used', 'contact.unknown', 'pass.none', 'wallet.not_configured', 'request.too_many')
  @ApiOperation({ summary: 'What such an address gives: a pass for the phone that asks, or the way to Google Wallet' })
  @AnswersFile(APPLE)
  @ApiFoundResponse({ description: 'To Google Wallet, for a phone with Android' })
  async open(
    @Query() { t }: OpenWalletDto,
    @AskedLanguage() language: LanguageTag,
    @Req() request: ArrivalRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pass = await this.links.open(t, addressBlock(clientAddress(request)), language);
    if (walletOf(request.headers['user-agent'] ?? '') === 'google')
      return void reply.redirect(await this.wallets.address(pass), 302);
    const bytes = await this.wallets.file(pass);
    void reply.type(APPLE).header('content-disposition', FILE).send(bytes);
  }
}
