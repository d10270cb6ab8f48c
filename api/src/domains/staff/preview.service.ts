import type { EligibilityPreview, PreviewedContact } from '@arrival/contracts';
import { type ContactDecision, decideEligibility, fullName, taskReasonOf } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { memberOf, PointOfSale, type PosHousehold } from '../pos/pos.facade';

export interface PreviewQuestion {
  readonly locationId: number;
  readonly contactId: number;
  readonly date?: string;
}

function contactOf(household: PosHousehold, decision: ContactDecision): PreviewedContact {
  const { contactId, age, applies, reason, tasks } = decision;
  const member = household.contacts.find((contact) => contact.contactId === contactId);
  if (!member) throw new Error('A decision about somebody outside the household');
  return {
    contactId: member.contactId,
    name: fullName(member),
    age,
    applies,
    reasonCode: reason.code,
    productName: reason.productName ?? null,
    productDate: reason.productDate ?? null,
    tasks: tasks.map(taskReasonOf),
  };
}

/** Who would be asked what, and why: the answer of the one function behind home and grouping (D17). */
@Injectable()
export class PreviewService {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly pos: PointOfSale,
    private readonly clock: Clock,
    private readonly reads: AuditedReads,
  ) {}

  /**
   * As if the guest opened the app at that location on that day; the place may be disabled yet. The day counts as today, so that
   * waivers, profiles and purchases are judged by it, too. Throws `location.unknown`, `contact.unknown`.
   */
  async decide(actor: Actor, { locationId, contactId, date }: PreviewQuestion): Promise<EligibilityPreview> {
    const [snapshot, reading] = await Promise.all([this.catalog.snapshot(), this.pos.findHouseholdOf(contactId)]);
    const location = snapshot.locations.find(({ id }) => id === locationId);
    if (!location) throw new DomainError('location.unknown');
    const { household, headContactId, member } = memberOf(reading, contactId);
    const { taskTypes, products, filters } = snapshot;
    const today = date ?? this.clock.today(location.timeZone);
    const { activities } = decideEligibility(household, { location, taskTypes, products, filters }, { today });
    const after = { name: fullName(member), headContactId };
    await this.reads.record({ actor, action: 'household.previewed', entity: 'contact', entityId: contactId, after });
    return {
      locationId,
      date: today,
      activities: activities.map(({ activityId, isDefault, contacts }) => ({
        activityId,
        activityName: location.activities.find(({ id }) => id === activityId)?.name ?? '',
        isDefault,
        contacts: contacts.map((decision) => contactOf(household, decision)),
      })),
    };
  }
}
