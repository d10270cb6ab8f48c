import type { CorrectMember } from '@arrival/contracts';
import { cleanName, fullName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { type Person, PosPeople } from '../pos/people.facade';
import { memberOf, PointOfSale, type PosHousehold } from '../pos/pos.facade';
import { refuseUnborn } from './new-member';

/** The whole name, and of the rest what differs: as the trail tells it. */
type Told = { readonly name: string } & Partial<Pick<Person, 'dateOfBirth' | 'email' | 'phone'>>;

export interface Corrected {
  readonly household: PosHousehold;
  readonly before: Told;
  readonly after: Told;
}

const names = ['firstName', 'lastName'] as const;
const others = ['dateOfBirth', 'email', 'phone'] as const;

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
    const { household, headContactId, member: known } = memberOf(await this.pos.findHouseholdOf(contactId), contactId);
    const wanted = asKept(known, told);
    const changed = others.filter((field) => wanted[field] !== known[field]);
    if (changed.length === 0 && names.every((field) => wanted[field] === known[field])) return null;
    const namesake = await this.people.correct(headContactId, contactId, wanted);
    if (namesake) throw new DomainError('household.duplicate_member', { details: { ...namesake } });
    const inTrail = (person: Person): Told => ({
      name: fullName(person),
      ...Object.fromEntries(changed.map((field) => [field, person[field]])),
    });
    return { household, before: inTrail(known), after: inTrail(wanted) };
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
