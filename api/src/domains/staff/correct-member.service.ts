import type { CorrectedMember, CorrectMember } from '@arrival/contracts';
import { dayInZone, isWronglySigned } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { HouseholdFacade } from '../household/household.facade';
import { PosPeople } from '../pos/people.facade';
import type { PosHousehold } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { WaiversFacade } from '../waivers/waivers.facade';
import { WebhooksFacade } from '../webhooks/webhooks.facade';

/** Staff put right what was told wrongly of a member, where no point of sale keeps it (D71). */
@Injectable()
export class CorrectMemberService {
  constructor(
    private readonly households: HouseholdFacade,
    private readonly people: PosPeople,
    private readonly bridge: PosBridgeFacade,
    private readonly waivers: WaiversFacade,
    private readonly catalog: CatalogFacade,
    private readonly webhooks: WebhooksFacade,
    private readonly changes: AdminChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * What is left out stays; the same again changes nothing. Throws `contact.unknown`, `household.kept_elsewhere`, and `household.duplicate_member`
   * with who has this name and birth date.
   */
  async correct(actor: Actor, contactId: number, told: CorrectMember): Promise<CorrectedMember> {
    if (this.bridge.isThere) throw new DomainError('household.kept_elsewhere');
    return this.changes.run(async () => {
      const corrected = await this.households.correctMember(contactId, told);
      if (!corrected) return { contactId, signAgain: [] };
      const { household, before, after } = corrected;
      const born = after.dateOfBirth;
      const signAgain = born ? await this.#endWronglySigned(household, { contactId, on: born }) : [];
      await this.changes.record({
        actor,
        action: 'household.member_corrected',
        entity: 'contact',
        entityId: contactId,
        before,
        after: signAgain.length > 0 ? { ...after, signAgain } : after,
      });
      return { contactId, signAgain };
    });
  }

  /** The titles of what held until now. */
  async #endWronglySigned(
    { headContactId, contacts }: PosHousehold,
    born: { contactId: number; on: string },
  ): Promise<string[]> {
    const timeZone = await this.catalog.homeTimeZone();
    const signatures = await this.waivers.listSignatures(contacts.map(({ contactId }) => contactId));
    const wrong = signatures.filter((signature) =>
      isWronglySigned({ ...signature, signedOn: dayInZone(signature.signedAtUtc, timeZone) }, born),
    );
    if (wrong.length === 0) return [];
    const ids = wrong.map(({ id }) => id);
    const ended = await this.people.endAuthorizations(ids, this.clock.today(timeZone));
    await this.webhooks.noteWithdrawn(headContactId, ended);
    const endedIds = new Set(ended.map(({ signatureId }) => signatureId));
    return [...new Set(wrong.filter(({ id }) => endedIds.has(id)).map(({ title }) => title))];
  }
}
