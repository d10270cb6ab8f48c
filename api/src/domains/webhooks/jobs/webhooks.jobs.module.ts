import { Module } from '@nestjs/common';
import { WebhooksModule } from '../webhooks.module';
import { AttemptDeliveryHandler } from './attempt-delivery.handler';
import { DeliveryRounds } from './delivery-rounds';
import { SweepEventsHandler } from './sweep-events.handler';

@Module({ imports: [WebhooksModule], providers: [DeliveryRounds, AttemptDeliveryHandler, SweepEventsHandler] })
export class WebhooksJobsModule {}
