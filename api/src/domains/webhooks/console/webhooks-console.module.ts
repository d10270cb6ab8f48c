import { Module } from '@nestjs/common';
import { AccessModule } from '../../access/access.module';
import { WebhooksModule } from '../webhooks.module';
import { AdminDeliveriesQueries } from './admin-deliveries.queries';
import { AdminDeliveriesService } from './admin-deliveries.service';
import { AdminWebhooksQueries } from './admin-webhooks.queries';
import { AdminWebhooksService } from './admin-webhooks.service';

const services = [AdminWebhooksService, AdminDeliveriesService];

/** Webhooks as administrators keep them. */
@Module({
  imports: [AccessModule, WebhooksModule],
  providers: [AdminWebhooksQueries, AdminDeliveriesQueries, ...services],
  exports: services,
})
export class WebhooksConsoleModule {}
