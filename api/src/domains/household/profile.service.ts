import type { Profile } from '@arrival/contracts';
import { toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { PointOfSale } from '../pos/pos.facade';
import { FamilyCodeQueries } from './family-code.queries';

/** The signed-in guest and the household (D32). */
@Injectable()
export class ProfileService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly catalog: CatalogFacade,
    private readonly codes: FamilyCodeQueries,
    private readonly clock: Clock,
  ) {}

  /** Head first; the first call ever makes the head from the token's claims (D2). */
  async read(principal: Principal): Promise<Profile> {
    const { headContactId, household, asOfUtc = null } = await this.pos.openHousehold(principal);
    const [timeZone, familyCode] = await Promise.all([this.catalog.homeTimeZone(), this.codes.find(headContactId)]);
    const today = this.clock.today(timeZone);
    const head = household.contacts.find((member) => member.contactId === headContactId);
    if (!head) throw new Error('A household is without its head');
    return {
      contact: { ...toContact(household, head, today), email: head.email, phone: head.phone },
      contacts: household.contacts.map((member) => toContact(household, member, today)),
      familyCode,
      asOfUtc,
    };
  }
}
