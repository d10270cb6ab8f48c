import { Module } from '@nestjs/common';
import { WebhooksModule } from '../webhooks.module';
import { AttemptDeliveryHandler } from './attempt-delivery.handler';
import { DeliveryRounds } from './delivery-rounds';

@Module({ imports: [WebhooksModule], providers: [DeliveryRounds, AttemptDeliveryHandler] })
export class WebhooksJobsModule {}
