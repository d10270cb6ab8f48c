import type { HappenedEvent } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { EventsQueries } from './events.queries';

/** Tells other systems what happened. */
@Injectable()
export class WebhooksFacade {
  constructor(private readonly events: EventsQueries) {}

  /** Inside the unit of work that makes it so: both are committed, or neither is. For what concerns no household. */
  note(...events: readonly HappenedEvent[]): Promise<void> {
    return this.events.note(events);
  }
}
