import type { GuestHit } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { HealthAnswers } from '../health-answers.facade';
import type { AddedMember, ContactSearch, HouseholdReading, NewMember, PointOfSale, PosHousehold } from '../pos.facade';
import { FindContactsQueries } from './find-contacts.queries';
import { FirstSignIn } from './first-sign-in';
import { HouseholdReader, type HouseholdRow } from './household-reader';
import { PosQueries } from './pos.queries';
import { VerifiedLater } from './verified-later';

/** The adapter for resorts without a point of sale: everything lies in our own PostgreSQL (D26). */
@Injectable()
export class BuiltInPointOfSale implements PointOfSale {
  constructor(
    private readonly queries: PosQueries,
    private readonly contacts: FindContactsQueries,
    private readonly reader: HouseholdReader,
    private readonly firstSignIn: FirstSignIn,
    private readonly verified: VerifiedLater,
    private readonly health: HealthAnswers,
  ) {}

  async findHousehold(principal: Principal): Promise<HouseholdReading | null> {
    if (principal.actsFor) return this.findHouseholdOf(principal.actsFor.headContactId);
    return this.#reading(await this.reader.find(principal.issuer, principal.subject));
  }

  async findHouseholdOf(contactId: number): Promise<HouseholdReading | null> {
    return this.#reading(await this.queries.findHouseholdOf(contactId));
  }

  async openHousehold(principal: Principal): Promise<HouseholdReading> {
    if (!principal.actsFor && !principal.isAbsent) await this.verified.look(principal);
    const found = await this.findHousehold(principal);
    if (found) return found;
    // Whoever was let in for a household that has gone meanwhile begins no other one.
    if (principal.actsFor || principal.isAbsent) throw new DomainError('auth.required');
    await this.firstSignIn.register(principal);
    const made = await this.findHousehold(principal);
    if (!made) throw new Error('The household of a first sign-in is not there');
    return made;
  }

  findHeadOf(principal: Principal, contactId: number): Promise<number | null> {
    return principal.actsFor
      ? this.queries.findHeadWith(principal.actsFor.headContactId, contactId)
      : this.queries.findHeadOf(principal, contactId);
  }

  /** Whom a point of sale knows twice is there twice: the rule is the guest's (D3). */
  async addMember(headContactId: number | null, member: NewMember, largest: number): Promise<AddedMember> {
    if (headContactId === null) return { outcome: 'added', contactId: await this.queries.insertMember(null, member) };
    const count = await this.queries.lockHousehold(headContactId);
    if (count === 0) throw new DomainError('contact.unknown');
    const existing = await this.queries.findMember(headContactId, member);
    if (existing) return { outcome: 'duplicate', existing };
    if (count >= largest) return { outcome: 'full' };
    return { outcome: 'added', contactId: await this.queries.insertMember(headContactId, member) };
  }

  findContacts(search: ContactSearch, list: Pick<ListQuery, 'range' | 'sort'>): Promise<Page<GuestHit>> {
    return this.contacts.find(search, list);
  }

  /** Health answers that cannot be opened are not on file: the family goes on and is asked again. */
  #reading(row: HouseholdRow | undefined): HouseholdReading | null {
    if (!row) return null;
    const stored = JSON.parse(row.document) as PosHousehold;
    const childRegistrations = stored.childRegistrations.filter((registration) => this.health.canOpen(registration));
    return { headContactId: row.headContactId, version: row.version, household: { ...stored, childRegistrations } };
  }
}
