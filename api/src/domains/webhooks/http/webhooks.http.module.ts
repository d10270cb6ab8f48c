import { Module } from '@nestjs/common';
import { WebhooksModule } from '../webhooks.module';
import { EventsController } from './events.controller';

@Module({ imports: [WebhooksModule], controllers: [EventsController] })
export class WebhooksHttpModule {}
