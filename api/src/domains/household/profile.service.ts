import type { Profile } from '@arrival/contracts';
import { toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
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

  /** One's own contact, and everybody's, head first; the first call ever makes the head from the token's claims (D2). */
  async read(principal: Principal): Promise<Profile> {
    const { headContactId, household, asOfUtc = null } = await this.pos.openHousehold(principal);
    const [timeZone, familyCode] = await Promise.all([this.catalog.homeTimeZone(), this.codes.find(headContactId)]);
    const today = this.clock.today(timeZone);
    const ownId = principal.actsFor?.signerContactId ?? headContactId;
    const own = household.contacts.find((member) => member.contactId === ownId);
    if (!own) throw new DomainError('auth.required');
    return {
      contact: { ...toContact(household, own, today), email: own.email, phone: own.phone },
      contacts: household.contacts.map((member) => toContact(household, member, today)),
      familyCode,
      asOfUtc,
    };
  }
}
