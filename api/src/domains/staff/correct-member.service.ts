import type { CorrectedMember, CorrectMember } from '@arrival/contracts';
import { dayInZone, isWronglySigned, lastDayAsMinor } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { waiverTitle } from '../catalog/waiver-titles.facade';
import { HouseholdFacade } from '../household/household.facade';
import { type EndedAuthorization, PosAuthorizations } from '../pos/authorizations.facade';
import type { PosHousehold } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { WaiversFacade } from '../waivers/waivers.facade';
import { WebhooksFacade } from '../webhooks/webhooks.facade';

/** Who it is, on which day they were born, and on which it was told until now. */
type Born = { readonly contactId: number; readonly on: string; readonly told: string | null | undefined };

/** Staff put right what was told wrongly of a member, where no point of sale keeps it (D71). */
@Injectable()
export class CorrectMemberService {
  constructor(
    private readonly households: HouseholdFacade,
    private readonly authorizations: PosAuthorizations,
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
      const signAgain = born ? await this.#endSigned(household, { contactId, on: born, told: before.dateOfBirth }) : [];
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

  /** The titles of what held until now, also of what was signed rightly for a child who has come of age since (D22). */
  async #endSigned({ headContactId, contacts }: PosHousehold, born: Born): Promise<string[]> {
    const timeZone = await this.catalog.homeTimeZone();
    const today = this.clock.today(timeZone);
    const signatures = await this.waivers.listSignatures(contacts.map(({ contactId }) => contactId));
    const wrong = signatures.filter((signature) =>
      isWronglySigned({ ...signature, signedOn: dayInZone(signature.signedAtUtc, timeZone) }, born),
    );
    const ids = wrong.map(({ id }) => id);
    const ended = ids.length > 0 ? await this.authorizations.endAuthorizations(ids, today) : [];
    const outgrown = await this.#endWithChildhood(born, today);
    const all = [...ended, ...outgrown];
    if (all.length === 0) return [];
    await this.webhooks.noteWithdrawn(headContactId, all);
    const snapshot = await this.catalog.snapshot();
    const signed = new Map(signatures.map(({ id, title }) => [id, title]));
    const titleOf = ({ signatureId, posWaiverId }: EndedAuthorization) =>
      signed.get(signatureId ?? '') ?? waiverTitle(posWaiverId, snapshot) ?? posWaiverId;
    return [...new Set(all.map(titleOf))];
  }

  /** A later end would prolong what nobody signed so. */
  async #endWithChildhood({ contactId, on, told }: Born, today: string): Promise<EndedAuthorization[]> {
    if (!told || on >= told) return [];
    return this.authorizations.moveEnd(contactId, { from: lastDayAsMinor(told), to: lastDayAsMinor(on) }, today);
  }
}
