import type { WithdrawnWaiver, WithdrawWaiver } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { waiverTitle } from '../catalog/waiver-titles.facade';
import { PosAuthorizations } from '../pos/authorizations.facade';
import { PosPeople } from '../pos/people.facade';
import { memberOf, PointOfSale } from '../pos/pos.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { WebhooksFacade } from '../webhooks/webhooks.facade';

/** Staff say that a waiver must not count: signed by the wrong person, recorded for the wrong one, in no serious name (D73). */
@Injectable()
export class WithdrawWaiverService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly authorizations: PosAuthorizations,
    private readonly bridge: PosBridgeFacade,
    private readonly catalog: CatalogFacade,
    private readonly webhooks: WebhooksFacade,
    private readonly changes: AdminChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * However it was signed: here, on paper, with a partner. What was signed stays as evidence, and is asked again. The same again ends
   * nothing and is noted no second time. Throws `contact.unknown`, `household.kept_elsewhere`.
   */
  async withdraw(actor: Actor, contactId: number, { posWaiverId, reason }: WithdrawWaiver): Promise<WithdrawnWaiver> {
    if (this.bridge.isThere) throw new DomainError('household.kept_elsewhere');
    const snapshot = await this.catalog.snapshot();
    const today = this.clock.today(await this.catalog.homeTimeZone());
    return this.changes.run(async () => {
      await this.people.lock(contactId);
      const { headContactId, member } = memberOf(await this.pos.findHouseholdOf(contactId), contactId);
      const ended = await this.authorizations.endWaiver(contactId, posWaiverId, today);
      if (ended.length === 0) return { posWaiverId, ended: 0 };
      await this.webhooks.noteWithdrawn(headContactId, ended);
      const title = waiverTitle(posWaiverId, snapshot) ?? posWaiverId;
      await this.changes.record({
        actor,
        action: 'household.waiver_withdrawn',
        entity: 'contact',
        entityId: contactId,
        before: null,
        after: {
          name: fullName(member),
          headContactId,
          title,
          posWaiverId,
          purpose: reason,
          authorizations: ended.map(({ signatureId, effectiveOn, expiresOn }) => ({
            signatureId,
            effectiveOn,
            expiresOn,
          })),
        },
      });
      return { posWaiverId, ended: ended.length };
    });
  }
}
