import {
  answeredIdSchema,
  deliveryStatuses,
  idSchema,
  spelledIfGiven,
  webhookDeliveriesSchema,
  webhookDeliveryDetailSchema,
} from '@arrival/contracts';
import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Actor, CurrentActor } from '../../../../platform/audit/actor';
import { Admin } from '../../../../platform/auth/access';
import { recordId } from '../../../../platform/calls/list-query';
import { RecordParams } from '../../../../platform/calls/record-params';
import { Refuses } from '../../../../platform/calls/refuses';
import { AdminDeliveriesService } from '../admin-deliveries.service';

class DeliveryParams extends createZodDto(z.object({ id: recordId, deliveryId: idSchema })) {}
class DeliveriesQuery extends createZodDto(
  z.object({ status: z.enum(deliveryStatuses).optional(), before: spelledIfGiven(answeredIdSchema).optional() }),
) {}
class WebhookDeliveriesDto extends createZodDto(webhookDeliveriesSchema) {}
class WebhookDeliveryDto extends createZodDto(webhookDeliveryDetailSchema) {}
class ResentDto extends createZodDto(z.object({ resent: z.number().int() })) {}

@ApiTags('Webhooks')
@Controller('api/admin/webhooks/:id')
export class AdminDeliveriesController {
  constructor(private readonly deliveries: AdminDeliveriesService) {}

  @Admin()
  @Get('deliveries')
  @Refuses('webhook.unknown')
  @ApiOperation({ summary: 'What was sent, or waits: the newest first, 25 at a time' })
  @ApiOkResponse({ type: WebhookDeliveriesDto })
  list(@Param() { id }: RecordParams, @Query() { status, before }: DeliveriesQuery) {
    return this.deliveries.list(id, status, before);
  }

  @Admin()
  @Get('deliveries/:deliveryId')
  @Refuses('webhook.delivery_unknown')
  @ApiOperation({ summary: 'One delivery with its message and every try' })
  @ApiOkResponse({ type: WebhookDeliveryDto })
  find(@Param() { id, deliveryId: delivery }: DeliveryParams) {
    return this.deliveries.find(id, delivery);
  }

  @Admin()
  @Post('deliveries/:deliveryId/resend')
  @Refuses('webhook.unknown', 'webhook.delivery_unknown', 'webhook.paused')
  @ApiOperation({ summary: 'Sends it again, with the same webhook-id' })
  @ApiOkResponse({ type: WebhookDeliveryDto })
  resend(@CurrentActor() actor: Actor, @Param() { id, deliveryId: delivery }: DeliveryParams) {
    return this.deliveries.resend(actor, id, delivery);
  }

  @Admin()
  @Post('resend-failed')
  @Refuses('webhook.unknown', 'webhook.paused')
  @ApiOperation({ summary: 'Sends everything again that was given up, 5,000 at most' })
  @ApiOkResponse({ type: ResentDto })
  resendFailed(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.deliveries.resendFailed(actor, id);
  }

  @Admin()
  @Post('test')
  @Refuses('webhook.unknown', 'webhook.paused')
  @ApiOperation({ summary: 'Sends a message of the type webhook.test' })
  @ApiOkResponse({ type: WebhookDeliveryDto })
  test(@CurrentActor() actor: Actor, @Param() { id }: RecordParams) {
    return this.deliveries.test(actor, id);
  }
}
