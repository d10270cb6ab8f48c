import type { Contact, Profile } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { PosFacade } from '../pos/pos.facade';
import type { PosContact, PosHousehold } from '../pos/pos-household';
import { toContact } from './to-contact';

export type OwnContact = Contact & { email: string | null; phone: string | null };

/** A member with the ways to reach them. */
export function toOwnContact(household: PosHousehold, member: PosContact, today: string): OwnContact {
  return { ...toContact(household, member, today), email: member.email, phone: member.phone };
}

/** The signed-in guest and the household (D32). */
@Injectable()
export class ProfileService {
  constructor(
    private readonly pos: PosFacade,
    private readonly catalog: CatalogFacade,
    private readonly clock: Clock,
  ) {}

  /** Head first; the first call ever makes the head from the token's claims (D2). */
  async read(principal: Principal): Promise<Profile> {
    const { headContactId, household } = await this.pos.openHousehold(principal);
    const [timeZone, familyCode] = await Promise.all([this.catalog.homeTimeZone(), this.pos.familyCode(headContactId)]);
    const today = this.clock.today(timeZone);
    const head = household.contacts.find((member) => member.contactId === headContactId);
    if (!head) throw new Error('A household is without its head');
    return {
      contact: toOwnContact(household, head, today),
      contacts: household.contacts.map((member) => toContact(household, member, today)),
      familyCode,
    };
  }
}
