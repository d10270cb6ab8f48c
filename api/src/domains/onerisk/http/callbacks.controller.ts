import { oneRiskCallbackBody, oneRiskReceivedSchema } from '@arrival/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { Public } from '../../../platform/auth/access';
import { Refuses } from '../../../platform/calls/refuses';
import { KeepsRawBody, rawBody } from '../../../platform/http/raw-body';
import { CallbacksService } from '../callbacks.service';

class OneRiskCallbackDto extends createZodDto(oneRiskCallbackBody) {}
class OneRiskReceivedDto extends createZodDto(oneRiskReceivedSchema) {}

const signed = {
  type: 'waiver.signed',
  data: {
    reference: '5b0f2f7e-6c1a-4a54-8d7e-0f6c4ed5b8a1',
    waiverId: '1R-7',
    posGuestIds: ['100002'],
    signedAt: '2026-12-20T17:05:00Z',
    documentId: 'D-88',
  },
};

/** There with the feature 1Risk alone. Whoever knows the secret may call. */
@ApiTags('1Risk')
@Controller('api/integrations/onerisk/callbacks')
export class OneRiskCallbacksController {
  constructor(private readonly callbacks: CallbacksService) {}

  @Public()
  @Post()
  @KeepsRawBody()
  @Refuses('onerisk.callback_refused')
  @ApiOperation({
    summary: '1Risk says that a waiver was signed or declined',
    description:
      'Signed as Standard Webhooks are: webhook-id, webhook-timestamp (five minutes), webhook-signature. Answered once it is kept; the same id again changes nothing (D42).',
  })
  @ApiBody({ type: OneRiskCallbackDto, examples: { signed: { value: signed } } })
  @ApiOkResponse({ type: OneRiskReceivedDto })
  async receive(@Body() _read: OneRiskCallbackDto, @Req() request: FastifyRequest) {
    await this.callbacks.receive(request.headers, rawBody(request), String(request.id));
    return { received: true as const };
  }
}
