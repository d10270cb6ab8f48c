import type { CorrectMember } from '@arrival/contracts';
import { cleanName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/http/domain-error';
import { CatalogFacade } from '../catalog/catalog.facade';
import { type Person, PosPeople } from '../pos/people.facade';
import { PointOfSale, type PosHousehold } from '../pos/pos.facade';
import { refuseUnborn } from './new-member';

/** What was told of a member, and what is now; of each only the fields that differ. */
export interface Corrected {
  readonly household: PosHousehold;
  readonly before: Partial<Person>;
  readonly after: Partial<Person>;
}

const fields = ['firstName', 'lastName', 'dateOfBirth', 'email', 'phone'] as const;

/** A member as they should have been told (D71). */
@Injectable()
export class MemberCorrections {
  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly catalog: CatalogFacade,
    private readonly clock: Clock,
  ) {}

  /** Null when nothing differs. As `HouseholdFacade.correctMember`. */
  async correct(contactId: number, told: CorrectMember): Promise<Corrected | null> {
    if (told.dateOfBirth) refuseUnborn(told.dateOfBirth, this.clock.today(await this.catalog.homeTimeZone()));
    await this.people.lock(contactId);
    const { household, headContactId } = (await this.pos.findHouseholdOf(contactId)) ?? {};
    const known = household?.contacts.find((contact) => contact.contactId === contactId);
    if (!household || !headContactId || !known) throw new DomainError('contact.unknown');
    const wanted = asKept(known, told);
    const changed = fields.filter((field) => wanted[field] !== known[field]);
    if (changed.length === 0) return null;
    const namesake = await this.people.correct(headContactId, contactId, wanted);
    if (namesake) throw new DomainError('household.duplicate_member', { details: { ...namesake } });
    const only = (person: Person) => Object.fromEntries(changed.map((field) => [field, person[field]]));
    return { household, before: only(known), after: only(wanted) };
  }
}

function asKept(known: Person, told: CorrectMember): Person {
  const { firstName, lastName, dateOfBirth = known.dateOfBirth, email = known.email, phone = known.phone } = told;
  return {
    firstName: firstName === undefined ? known.firstName : cleanName(firstName),
    lastName: lastName === undefined ? known.lastName : cleanName(lastName),
    dateOfBirth,
    email,
    phone,
  };
}
