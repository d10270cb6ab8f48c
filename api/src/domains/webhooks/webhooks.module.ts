import { Module } from '@nestjs/common';
import { EventsQueries } from './events.queries';
import { EventsService } from './events.service';
import { WebhooksFacade } from './webhooks.facade';

/** What other systems are told of, and how it reaches them. */
@Module({ providers: [EventsQueries, EventsService, WebhooksFacade], exports: [EventsService, WebhooksFacade] })
export class WebhooksModule {}
