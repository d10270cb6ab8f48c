import type { CounterStatus, LetIn } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/http/domain-error';
import { CatalogFacade } from '../catalog/catalog.facade';
import { Counter } from '../checkin/counter.facade';
import { PointOfSale } from '../pos/pos.facade';

/** Staff let a household in that stands at the counter without a phone or an account (D69). */
@Injectable()
export class StaffCounterService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly catalog: CatalogFacade,
    private readonly counter: Counter,
    private readonly changes: AdminChanges,
  ) {}

  /** An earlier code or session of the household ends. Throws `contact.unknown`, `location.unknown`. */
  async letIn(actor: Actor, contactId: number, locationId: number): Promise<LetIn> {
    const [headContactId] = await Promise.all([this.#headOf(contactId), this.catalog.forLocation(locationId)]);
    return this.changes.run(async () => {
      const made = await this.counter.letIn(headContactId, locationId);
      const after = { sessionId: made.sessionId, locationId };
      await this.#record(actor, 'counter.let_in', headContactId, after);
      return made;
    });
  }

  /** Throws `contact.unknown`, `counter.unknown`. */
  async status(contactId: number, sessionId: string): Promise<CounterStatus> {
    const { state, until } = await this.counter.state(await this.#headOf(contactId), sessionId);
    return { sessionId, state, untilUtc: until.toISOString() };
  }

  /** What is open on a device closes with its next call; what has ended stays so. Throws as `status`. */
  async end(actor: Actor, contactId: number, sessionId: string): Promise<CounterStatus> {
    const headContactId = await this.#headOf(contactId);
    await this.counter.state(headContactId, sessionId);
    await this.changes.run(async () => {
      if (await this.counter.end(sessionId)) await this.#record(actor, 'counter.ended', headContactId, { sessionId });
    });
    return this.status(contactId, sessionId);
  }

  async #headOf(contactId: number): Promise<number> {
    const headContactId = (await this.pos.findHouseholdOf(contactId))?.headContactId;
    if (headContactId === undefined) throw new DomainError('contact.unknown');
    return headContactId;
  }

  #record(actor: Actor, action: string, entityId: number, after: object): Promise<void> {
    return this.changes.record({ actor, action, entity: 'contact', entityId, before: null, after });
  }
}
