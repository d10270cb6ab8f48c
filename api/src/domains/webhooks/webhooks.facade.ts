import type { HappenedEvent } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { EndpointsQueries, type WebhookHealth } from './endpoints.queries';
import { EventsQueries } from './events.queries';

export type { WebhookHealth };

/** Tells other systems what happened. */
@Injectable()
export class WebhooksFacade {
  constructor(
    private readonly events: EventsQueries,
    private readonly endpoints: EndpointsQueries,
  ) {}

  /** Inside the unit of work that makes it so: both are committed, or neither is. For what concerns no household. */
  note(...events: readonly HappenedEvent[]): Promise<void> {
    return this.events.note(events);
  }

  /** How they are reached. */
  health(): Promise<WebhookHealth> {
    return this.endpoints.health();
  }
}
