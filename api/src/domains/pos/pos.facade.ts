import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { FamilyCodeQueries } from './family-code.queries';
import { FirstSignIn } from './first-sign-in';
import { HealthAnswers } from './health-answers';
import { HouseholdReader, type HouseholdRow } from './household-reader';
import { type MemberName, type NewMember, PosQueries } from './pos.queries';

export type AddedMember =
  | { readonly outcome: 'added'; readonly contactId: number }
  | { readonly outcome: 'duplicate'; readonly existing: MemberName }
  | { readonly outcome: 'full' };

import type { HouseholdReading, PosHousehold } from './pos-household';

/** What other domains may ask the point of sale; the built-in adapter (D26). */
@Injectable()
export class PosFacade {
  constructor(
    private readonly queries: PosQueries,
    private readonly reader: HouseholdReader,
    private readonly firstSignIn: FirstSignIn,
    private readonly health: HealthAnswers,
    private readonly familyCodes: FamilyCodeQueries,
  ) {}

  /** The signed-in person's household, or null before the first sign-in (D2, D5). */
  async findHousehold(principal: Principal): Promise<HouseholdReading | null> {
    return this.#reading(await this.reader.find(principal.issuer, principal.subject));
  }

  /** The household that a contact heads or belongs to, whoever asks: for staff. */
  async findHouseholdOf(contactId: number): Promise<HouseholdReading | null> {
    return this.#reading(await this.queries.findHouseholdOf(contactId));
  }

  /** The signed-in person's household; the first call ever makes the head from the token's claims (D2). */
  async openHousehold(principal: Principal): Promise<HouseholdReading> {
    const found = await this.findHousehold(principal);
    if (found) return found;
    await this.firstSignIn.register(principal);
    const made = await this.findHousehold(principal);
    if (!made) throw new Error('The household of a first sign-in is not there');
    return made;
  }

  /**
   * Adds a member inside the caller's unit of work (D3); other writers of the household wait. The database's unique index
   * holds the same rule against anybody else.
   */
  async addMember(headContactId: number, member: NewMember, largest: number): Promise<AddedMember> {
    const count = await this.queries.lockHousehold(headContactId);
    const existing = await this.queries.findMember(headContactId, member);
    if (existing) return { outcome: 'duplicate', existing };
    if (count >= largest) return { outcome: 'full' };
    return { outcome: 'added', contactId: await this.queries.insertMember(headContactId, member) };
  }

  /** What the household shows at any counter (D59). */
  familyCode(headContactId: number): Promise<string> {
    return this.familyCodes.find(headContactId);
  }

  /** Inside the caller's unit of work: the household gets a new code, the old one is nobody's. */
  renewFamilyCode(headContactId: number): Promise<string> {
    return this.familyCodes.renew(headContactId);
  }

  /** Health answers that cannot be opened are not on file: the family goes on and is asked again. */
  #reading(row: HouseholdRow | undefined): HouseholdReading | null {
    if (!row) return null;
    const stored = JSON.parse(row.document) as PosHousehold;
    const childRegistrations = stored.childRegistrations.filter((registration) => this.health.canOpen(registration));
    return { headContactId: row.headContactId, version: row.version, household: { ...stored, childRegistrations } };
  }
}
