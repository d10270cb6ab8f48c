import type { HappenedEvent } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { EndpointsQueries, type WebhookHealth } from './endpoints.queries';
import { EventsQueries } from './events.queries';

export type { WebhookHealth };

type WithdrawnAuthorization = Extract<HappenedEvent, { type: 'waiver.withdrawn' }>['data'];

type AskedAgain = Extract<HappenedEvent, { type: 'contact.task.asked_again' }>['data'];

/** Tells other systems what happened. */
@Injectable()
export class WebhooksFacade {
  constructor(
    private readonly events: EventsQueries,
    private readonly endpoints: EndpointsQueries,
  ) {}

  /** Inside the unit of work that makes it so: both are committed, or neither is. For what concerns no household. */
  note(event: HappenedEvent): Promise<void> {
    return this.events.note(null, [event]);
  }

  /** As `note`, of a household that the caller has locked: `ended` counts no more. */
  async noteWithdrawn(headContactId: number, ended: readonly WithdrawnAuthorization[]): Promise<void> {
    const events = ended.map(
      ({ contactId, signatureId, posWaiverId }): HappenedEvent => ({
        type: 'waiver.withdrawn',
        data: { contactId, signatureId, posWaiverId },
      }),
    );
    if (events.length > 0) await this.events.note(headContactId, events);
  }

  /** As `note`, of a household that the caller has locked: staff ask for these again, or no more (D79). */
  async noteAskedAgain(headContactId: number, asked: readonly AskedAgain[]): Promise<void> {
    const events = asked.map((data): HappenedEvent => ({ type: 'contact.task.asked_again', data }));
    await this.events.note(headContactId, events);
  }

  /** How they are reached. */
  health(): Promise<WebhookHealth> {
    return this.endpoints.health();
  }
}
