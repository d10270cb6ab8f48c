import type { GuestHit } from '@arrival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { Principal } from '../../../platform/auth/principal';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { Database } from '../../../platform/database/database';
import { PartnerAway } from '../../../platform/outside/partner-client';
import { BuiltInPointOfSale } from '../built-in/built-in-point-of-sale';
import { ErasedAccounts } from '../built-in/erased-accounts.queries';
import { HandOver } from '../hand-over.facade';
import type { AddedMember, ContactSearch, HouseholdReading, NewMember, PointOfSale } from '../pos.facade';
import { BridgeRefusal } from './bridge-client';
import { CustomerAccounts } from './customer-accounts';
import { HouseholdRefresh } from './household-refresh';
import { MirrorService } from './mirror.service';

/** The adapter for resorts whose RTP or Siriusware stands behind a bridge: our tables are what was last known of it (D26, D27). */
@Injectable()
export class BridgePointOfSale implements PointOfSale {
  readonly #logger = new Logger(BridgePointOfSale.name);

  constructor(
    private readonly known: BuiltInPointOfSale,
    private readonly refresh: HouseholdRefresh,
    private readonly mirror: MirrorService,
    private readonly accounts: CustomerAccounts,
    private readonly erased: ErasedAccounts,
    private readonly handOver: HandOver,
    private readonly database: Database,
  ) {}

  async findHousehold(principal: Principal): Promise<HouseholdReading | null> {
    const found = await this.known.findHousehold(principal);
    return found && { ...found, asOfUtc: this.refresh.known(found.headContactId) };
  }

  async findHouseholdOf(contactId: number): Promise<HouseholdReading | null> {
    const find = () => this.known.findHouseholdOf(contactId);
    const found = await find();
    return found && this.#upToDate(found, find);
  }

  async openHousehold(principal: Principal, patience: 'asNow' | 'asKnown' = 'asNow'): Promise<HouseholdReading> {
    const found = await this.known.findHousehold(principal);
    if (!found && !principal.actsFor && !principal.isAbsent) await this.#meet(principal);
    const open = () => this.known.openHousehold(principal);
    const opened = found ?? (await open());
    if (patience === 'asKnown') return { ...opened, asOfUtc: this.refresh.known(opened.headContactId) };
    return this.#upToDate(opened, open, principal);
  }

  findHeadOf(principal: Principal, contactId: number): Promise<number | null> {
    return this.known.findHeadOf(principal, contactId);
  }

  /** The point of sale hears of the member as of everything that guests do. */
  async addMember(headContactId: number | null, member: NewMember, largest: number): Promise<AddedMember> {
    const added = await this.known.addMember(headContactId, member, largest);
    if (added.outcome === 'added') await this.handOver.addContact(added.contactId);
    return added;
  }

  findContacts(search: ContactSearch, list: Pick<ListQuery, 'range' | 'sort'>): Promise<Page<GuestHit>> {
    return this.known.findContacts(search, list);
  }

  /** No transaction is open while the bridge is asked. */
  async #upToDate<Reading extends HouseholdReading | null>(
    found: HouseholdReading,
    again: () => Promise<Reading>,
    principal?: Principal,
  ): Promise<HouseholdReading> {
    const { headContactId } = found;
    if (this.database.isInUnitOfWork) return { ...found, asOfUtc: this.refresh.known(headContactId) };
    const { asOfUtc, isRead } = await this.refresh.asOf(headContactId, principal);
    return { ...((isRead && (await again())) || found), asOfUtc };
  }

  /** Somebody signs in for the first time: whoever the point of sale knows by the verified e-mail heads that household here too. */
  async #meet(principal: Principal): Promise<void> {
    await this.erased.refuseEarlier(principal);
    try {
      const told = await this.refresh.whoIs(principal);
      const head = told?.household.members[0];
      if (!told || !head || !(await this.mirror.take(told, null))) return;
      await this.accounts.give(principal, head.customerNumber);
    } catch (error) {
      if (!(error instanceof PartnerAway || error instanceof BridgeRefusal)) throw error;
      this.#logger.warn(`Somebody new is met as it told last: ${error.message}`);
      await this.accounts.claim(principal);
    }
  }
}
