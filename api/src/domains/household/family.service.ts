import type { AddMember, Contact, GiveBirthDate } from '@arrival/contracts';
import { toContact } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/audit-trail';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { CatalogFacade } from '../catalog/catalog.facade';
import { HandOver } from '../pos/hand-over.facade';
import { PosPeople } from '../pos/people.facade';
import { type NewMember, PointOfSale } from '../pos/pos.facade';
import { newMember, refuseUnborn } from './new-member';

/** Keeps one account from filling the table; the largest real families and groups stay well below. */
const LARGEST_HOUSEHOLD = 30;

/** Family members (D3). */
@Injectable()
export class FamilyService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly handOver: HandOver,
    private readonly catalog: CatalogFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Adds a member; the same name and birth date again is refused and points at the one that exists. */
  async addMember(principal: Principal, wanted: AddMember): Promise<Contact> {
    const today = this.clock.today(await this.catalog.homeTimeZone());
    const added = newMember(wanted, today);
    const { headContactId } = await this.pos.openHousehold(principal);
    const contactId = await this.unitOfWork.run(() => this.#store(principal, headContactId, added));
    const member = await this.#member(principal, contactId, today);
    if (!member) throw new Error('A new member is not in the household');
    return member;
  }

  /**
   * Tells the birth date of a member of whom nobody knew it; the same again changes nothing. Throws `contact.unknown` (D5), and
   * `contact.birth_date_known` when another one is on file.
   */
  async giveBirthDate(principal: Principal, { contactId, dateOfBirth }: GiveBirthDate): Promise<Contact> {
    const today = this.clock.today(await this.catalog.homeTimeZone());
    refuseUnborn(dateOfBirth, today);
    const { headContactId } = await this.pos.openHousehold(principal);
    await this.unitOfWork.run(async () => {
      if (!(await this.people.giveBirthDate(headContactId, contactId, dateOfBirth))) return;
      await this.handOver.addContact(contactId);
      const action = 'household.birth_date_given';
      await this.audit.record({ actor: principal, action, entity: 'contact', entityId: contactId });
    });
    const member = await this.#member(principal, contactId, today);
    if (!member) throw new DomainError('contact.unknown');
    if (member.dateOfBirth !== dateOfBirth) throw new DomainError('contact.birth_date_known');
    return member;
  }

  async #member(principal: Principal, contactId: number, today: string): Promise<Contact | undefined> {
    const { household } = await this.pos.openHousehold(principal);
    const member = household.contacts.find((contact) => contact.contactId === contactId);
    return member && toContact(household, member, today);
  }

  async #store(principal: Principal, headContactId: number, member: NewMember): Promise<number> {
    const added = await this.pos.addMember(headContactId, member, LARGEST_HOUSEHOLD);
    if (added.outcome === 'duplicate')
      throw new DomainError('household.duplicate_member', { details: { ...added.existing } });
    if (added.outcome === 'full') {
      throw new DomainError('household.full', { hint: `A family can have up to ${LARGEST_HOUSEHOLD} people here.` });
    }
    await this.audit.record({
      actor: principal,
      action: 'household.member_added',
      entity: 'contact',
      entityId: added.contactId,
    });
    return added.contactId;
  }
}
