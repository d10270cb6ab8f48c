import {
  completionRequestSchema,
  groupingSchema,
  hashSchema,
  type LanguageTag,
  ownPhoneClosedSchema,
  ownPhoneSessionSchema,
  redeemOwnPhoneSchema,
  waiverContactTaskSchema,
  waiverSignatureSchema,
  waiverTextSchema,
} from '@arrival/contracts';
import { Body, Controller, Delete, Get, Header, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { Public, Signer } from '../../../platform/auth/access';
import { type ArrivalRequest, CurrentSigner, type SigningGrant } from '../../../platform/auth/principal';
import { AskedLanguage } from '../../../platform/calls/asked-language';
import { clientAddress } from '../../../platform/calls/client-address';
import { Refuses } from '../../../platform/calls/refuses';
import { TakesMegabytes } from '../../../platform/http/long-bodies';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency-key';
import { addressBlock } from '../../../platform/security/address-block';
import { OwnWaivers } from '../own-phone/own-waivers.service';
import { SigningLinks } from '../own-phone/signing-links.service';
import { setSigningCookie } from './signing-cookie';

class RedeemDto extends createZodDto(redeemOwnPhoneSchema) {}
class SessionDto extends createZodDto(ownPhoneSessionSchema) {}
class OwnGroupingDto extends createZodDto(groupingSchema) {}
class CompletionDto extends createZodDto(completionRequestSchema) {}
class OwnCompletionDto extends createZodDto(
  completionRequestSchema.extend({ relatedObject: waiverSignatureSchema.nullish() }),
) {}
class OwnTextParameters extends createZodDto(z.object({ hash: hashSchema })) {}
class OwnTextDto extends createZodDto(waiverTextSchema) {}
class ClosedDto extends createZodDto(ownPhoneClosedSchema) {}
class OwnContactTaskDto extends createZodDto(waiverContactTaskSchema) {}

const ofSigning = [
  ...(['task.unknown', 'task.not_asked', 'request.key_reused', 'request.conflict', 'waiver.text_changed'] as const),
  ...(['waiver.no_text', 'waiver.signature_invalid', 'waiver.signed_elsewhere', 'waiver.ended'] as const),
] as const;
const gone = ['location.unknown', 'activity.unknown', 'contact.unknown'] as const;

/** The other phone's half: one's own waivers, and nothing else. */
@ApiTags('Signing on one’s own phone')
@Controller('api/waivers/own')
export class OwnWaiversController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly links: SigningLinks,
    private readonly waivers: OwnWaivers,
  ) {}

  @Public()
  @Post('session')
  @Refuses('waiver.link_ended', 'waiver.code_wrong', 'request.too_many')
  @ApiOperation({ summary: 'Redeems a link with its code: sets the cookie for one’s own waivers, for half an hour' })
  @ApiOkResponse({ type: SessionDto })
  async redeem(
    @Body() body: RedeemDto,
    @Req() request: ArrivalRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const address = addressBlock(clientAddress(request));
    const { session, contactId, until } = await this.links.redeem(body, address, String(request.id));
    reply.header('set-cookie', setSigningCookie(this.config, session));
    return { contactId, untilUtc: until.toISOString() };
  }

  @Signer()
  @Get()
  @Refuses(...gone)
  @ApiHeader({ name: 'accept-language', required: false })
  @ApiOperation({ summary: 'One’s own waivers of this visit, with their texts' })
  @ApiOkResponse({ type: OwnGroupingDto })
  list(@CurrentSigner() signer: SigningGrant, @AskedLanguage() language: LanguageTag, @Req() { id }: ArrivalRequest) {
    return this.waivers.list(signer, language, String(id));
  }

  @Signer()
  @Get('texts/:hash')
  @Header('cache-control', 'private, no-store')
  @Refuses(...gone, 'waiver.unknown')
  @ApiHeader({ name: 'accept-language', required: false })
  @ApiOperation({ summary: 'A text of one’s own waivers by its hash: the shown one, or the one that binds' })
  @ApiOkResponse({ type: OwnTextDto })
  text(
    @CurrentSigner() signer: SigningGrant,
    @Param() { hash }: OwnTextParameters,
    @AskedLanguage() language: LanguageTag,
    @Req() { id }: ArrivalRequest,
  ) {
    return this.waivers.text(signer, hash, language, String(id));
  }

  @Signer()
  @Delete()
  @ApiOperation({
    summary: 'Somebody else has this phone: the link ends, and its account holder learns no more than that',
  })
  @ApiOkResponse({ type: ClosedDto })
  close(@CurrentSigner() signer: SigningGrant, @Req() { id }: ArrivalRequest) {
    return this.waivers.close(signer, String(id));
  }

  @Signer()
  @Post('complete')
  @TakesMegabytes(2)
  @Refuses(...gone, ...ofSigning)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiHeader({ name: 'accept-language', required: false })
  @ApiOperation({
    summary: 'Signs one of them, as a completion does; when none is left that must be signed, the link ends',
  })
  @ApiBody({ type: OwnCompletionDto })
  @ApiOkResponse({ type: OwnContactTaskDto })
  sign(
    @CurrentSigner() signer: SigningGrant,
    @Body() body: CompletionDto,
    @IdempotencyKey() key: string | undefined,
    @AskedLanguage() language: LanguageTag,
    @Req() request: ArrivalRequest,
  ) {
    return this.waivers.sign(signer, body, {
      idempotencyKey: key ?? null,
      ip: clientAddress(request),
      userAgent: request.headers['user-agent'] ?? '',
      correlationId: String(request.id),
      language,
    });
  }
}
