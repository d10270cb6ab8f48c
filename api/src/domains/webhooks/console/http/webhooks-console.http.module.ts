import { Module } from '@nestjs/common';
import { WebhooksConsoleModule } from '../webhooks-console.module';
import { AdminDeliveriesController } from './admin-deliveries.controller';
import { AdminWebhooksController } from './admin-webhooks.controller';

@Module({ imports: [WebhooksConsoleModule], controllers: [AdminWebhooksController, AdminDeliveriesController] })
export class WebhooksConsoleHttpModule {}
