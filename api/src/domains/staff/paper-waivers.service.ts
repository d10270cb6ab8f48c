import { randomUUID } from 'node:crypto';
import type { PaperWaiver, PaperWaiverRequest } from '@arrival/contracts';
import { hasWaiverEnded, signatureDates } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade } from '../catalog/catalog.facade';
import { CheckinFacade } from '../checkin/checkin.facade';
import { type HouseholdReading, PointOfSale } from '../pos/pos.facade';
import { memberName } from './staff-household.service';

/** Where it was signed, as the trail of completions calls it. */
const ON_PAPER = 'paper';

/** Staff record what a guest has signed on paper (D72): who signed what and when, and who says so. */
@Injectable()
export class PaperWaiversService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly catalog: CatalogFacade,
    private readonly checkin: CheckinFacade,
    private readonly changes: AdminChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Who has the waiver already is passed over. Throws `contact.unknown`, `location.unknown`, `activity.unknown`, `task.unknown` for what is
   * no waiver there, `waiver.signed_ahead` and `waiver.ended`.
   */
  async record(actor: Actor, contactId: number, told: PaperWaiverRequest): Promise<PaperWaiver> {
    const reading = await this.pos.findHouseholdOf(contactId);
    const known = new Set(reading?.household.contacts.map((member) => member.contactId));
    if (!reading || told.contactIds.some((id) => !known.has(id))) throw new DomainError('contact.unknown');
    const task = await this.#waiver(told);
    const reference = randomUUID();
    return this.changes.run(async () => {
      const { doneToday, added } = await this.checkin.completeElsewhere({
        by: ON_PAPER,
        reference,
        headContactId: reading.headContactId,
        locationId: told.locationId,
        activityId: told.activityId,
        taskId: told.taskId,
        contactIds: [...new Set(told.contactIds)],
        signedOn: () => told.signedOn,
        comment: commentOf(told, actor),
        correlationId: actor.correlationId,
      });
      for (const id of added) await this.#note(actor, reading, { contactId: id, title: task.name, reference, told });
      return { contactIds: [...doneToday], added: [...added] };
    });
  }

  async #waiver({ locationId, activityId, taskId, signedOn }: PaperWaiverRequest) {
    const { location } = await this.catalog.forLocation(locationId);
    const activity = location.activities.find(({ id }) => id === activityId);
    if (!activity) throw new DomainError('activity.unknown');
    const task = activity.tasks.find(({ id }) => id === taskId);
    if (!task?.posWaiverId) throw new DomainError('task.unknown');
    const today = this.clock.today(location.timeZone);
    if (signedOn > today) throw new DomainError('waiver.signed_ahead');
    if (hasWaiverEnded(signatureDates(task, today, null), today)) throw new DomainError('waiver.ended');
    return task;
  }

  #note(
    actor: Actor,
    { household, headContactId }: HouseholdReading,
    noted: { contactId: number; title: string; reference: string; told: PaperWaiverRequest },
  ): Promise<void> {
    const { contactId, title, reference, told } = noted;
    const { locationId, taskId, signedOn, signerName, filedUnder = null } = told;
    return this.changes.record({
      actor,
      action: 'household.waiver_signed_on_paper',
      entity: 'contact',
      entityId: contactId,
      before: null,
      after: {
        name: memberName(household, contactId),
        ...{ headContactId, title, signerName, signedOn, filedUnder, reference, taskId, locationId },
      },
    });
  }
}

/** For the point of sale, in the words of the others. */
function commentOf({ signerName, signedOn, filedUnder }: PaperWaiverRequest, { email }: Actor): string {
  const filed = filedUnder ? `, filed under ${filedUnder}` : '';
  return `Signed on paper by ${signerName} on ${signedOn}${filed}. Recorded by ${email ?? 'staff'}.`;
}
