import type { CounterNow, CounterStatus, LetIn, LetInRequest } from '@arrival/contracts';
import { fullName, isMinor, toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges, type Refusals } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { Counter, type WhatBecame } from '../checkin/counter.facade';
import { type HouseholdReading, memberOf, PointOfSale } from '../pos/pos.facade';

const told = ({ sessionId, state, until }: WhatBecame): CounterStatus => ({
  sessionId,
  state,
  untilUtc: until.toISOString(),
});

const gone = () => new DomainError('contact.unknown');
/** Their household was read a moment before. */
const erasedMeanwhile: Refusals = { fk_counter_session_head: gone, fk_counter_session_signer: gone };

/** Staff let a household in that stands at the counter without a phone or an account (D69). */
@Injectable()
export class StaffCounterService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly catalog: CatalogFacade,
    private readonly counter: Counter,
    private readonly changes: AdminChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * An earlier code or session of the household ends. Throws `contact.unknown`, `location.unknown`, `waiver.age_unknown`, `waiver.signer_is_minor`, and
   * `counter.under_way` where the caller has not seen it.
   */
  async letIn(actor: Actor, contactId: number, wanted: LetInRequest): Promise<LetIn> {
    const { locationId, signerContactId, replaces } = wanted;
    const [{ headContactId, household }, { location }] = await Promise.all([
      this.#householdOf(contactId),
      this.catalog.forLocation(locationId),
    ]);
    const signer = household.contacts.find((member) => member.contactId === (signerContactId ?? headContactId));
    if (!signer) throw new DomainError('contact.unknown');
    // A household of a minor alone is let in all the same; what it may not sign the rules say.
    const { age } = toContact(household, signer, this.clock.today(location.timeZone));
    if (age === null && signer.contactId !== headContactId) throw new DomainError('waiver.age_unknown');
    if (signerContactId !== undefined && isMinor(age)) throw new DomainError('waiver.signer_is_minor');
    const who = { headContactId, signerContactId: signer.contactId, locationId };
    return this.changes.run(async () => {
      if (replaces !== undefined) await this.#refuseUnseen(headContactId, replaces);
      const made = await this.counter.letIn(who);
      const after = { name: fullName(signer), sessionId: made.sessionId, locationId };
      await this.#record(actor, 'counter.let_in', headContactId, after);
      return made;
    }, erasedMeanwhile);
  }

  /** Throws `contact.unknown`, `counter.unknown`. */
  async status(contactId: number, sessionId: string): Promise<CounterStatus> {
    return told(await this.counter.state((await this.#householdOf(contactId)).headContactId, sessionId));
  }

  /** Throws `contact.unknown`. */
  async current(contactId: number): Promise<CounterNow> {
    const session = await this.counter.current((await this.#householdOf(contactId)).headContactId);
    return { session: session && told(session) };
  }

  /** What is open on a device closes with its next call; what has ended stays so. Throws as `status`. */
  async end(actor: Actor, contactId: number, sessionId: string): Promise<CounterStatus> {
    const { headContactId } = await this.#householdOf(contactId);
    await this.counter.state(headContactId, sessionId);
    await this.changes.run(async () => {
      if (await this.counter.end(sessionId)) await this.#record(actor, 'counter.ended', headContactId, { sessionId });
    });
    return this.status(contactId, sessionId);
  }

  /** Changes come one after the other: of two desks the second one sees the first. */
  async #refuseUnseen(headContactId: number, seen: string | null): Promise<void> {
    const session = await this.counter.current(headContactId);
    if (session && session.sessionId !== seen) throw new DomainError('counter.under_way');
  }

  async #householdOf(contactId: number): Promise<HouseholdReading> {
    return memberOf(await this.pos.findHouseholdOf(contactId), contactId);
  }

  #record(actor: Actor, action: string, entityId: number, after: object): Promise<void> {
    return this.changes.record({ actor, action, entity: 'contact', entityId, before: null, after });
  }
}
