import { Module } from '@nestjs/common';
import { OutsideCalls } from '../../platform/outside/outside-calls';
import { DeliveriesQueries } from './deliveries.queries';
import { DeliveriesService } from './deliveries.service';
import { EndpointsQueries } from './endpoints.queries';
import { EventsQueries } from './events.queries';
import { EventsService } from './events.service';
import { EventsOfPeople } from './events-of-people.queries';
import { ExpiredEvents } from './expired-events.queries';
import { WebhookMetrics } from './webhook-metrics';
import { WebhookSecrets } from './webhook-secrets';
import { WebhooksFacade } from './webhooks.facade';

const services = [OutsideCalls, EventsService, WebhookSecrets, DeliveriesService, WebhooksFacade];

/** What other systems are told of, and how it reaches them. */
@Module({
  providers: [
    EventsQueries,
    EventsOfPeople,
    EndpointsQueries,
    DeliveriesQueries,
    ExpiredEvents,
    WebhookMetrics,
    ...services,
  ],
  exports: services,
})
export class WebhooksModule {}
