import type { AddMember, GuestHit } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { type NewMember, PointOfSale } from '../pos/pos.facade';
import { newMember } from './new-member';

/** Staff begin a household for somebody who comes to the counter and is not known (D69). */
@Injectable()
export class NewHouseholdService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly catalog: CatalogFacade,
    private readonly changes: AdminChanges,
    private readonly clock: Clock,
  ) {}

  /** The head. Throws `household.known_already` with who has this name and birth date. */
  async begin(actor: Actor, wanted: AddMember): Promise<GuestHit> {
    const head = newMember(wanted, this.clock.today(await this.catalog.homeTimeZone()));
    return this.changes.run(async () => {
      const known = await this.#namesake(head);
      if (known) throw new DomainError('household.known_already', { details: { contactId: known.contactId } });
      const added = await this.pos.addMember(null, head, 1);
      if (added.outcome !== 'added') throw new Error('A new household was not begun');
      const entityId = added.contactId;
      const after = { name: fullName(head) };
      await this.changes.record({
        actor,
        action: 'household.created',
        entity: 'contact',
        entityId,
        before: null,
        after,
      });
      const { rows } = await this.pos.findContacts({ by: 'ids', ids: [entityId] }, {});
      if (!rows[0]) throw new Error('A new household is not there');
      return rows[0];
    });
  }

  async #namesake(head: NewMember): Promise<GuestHit | undefined> {
    const { firstName, lastName, dateOfBirth } = head;
    return (await this.pos.findContacts({ by: 'namesake', firstName, lastName, dateOfBirth }, {})).rows[0];
  }
}
