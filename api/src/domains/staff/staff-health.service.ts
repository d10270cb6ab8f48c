import type { ChildRegistration } from '@arrival/contracts';
import { fullName, newestProfile } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { DomainError } from '../../platform/calls/domain-error';
import { HealthAnswers } from '../pos/health-answers.facade';
import { memberOf, PointOfSale } from '../pos/pos.facade';

/** Children's health answers for staff: an act of its own, written down with its purpose before anything is opened (D51). */
@Injectable()
export class StaffHealthService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly health: HealthAnswers,
    private readonly reads: AuditedReads,
  ) {}

  /** Throws `contact.unknown`, `health.unknown`. The trace stays also when the answers cannot be opened. */
  async open(actor: Actor, contactId: number, purpose: string): Promise<ChildRegistration> {
    const { household, member } = memberOf(await this.pos.findHouseholdOf(contactId), contactId);
    const after = { name: fullName(member), purpose };
    await this.reads.record({ actor, action: 'health_answers.read', entity: 'contact', entityId: contactId, after });
    const stored = newestProfile(household.childRegistrations, contactId);
    if (!stored) throw new DomainError('health.unknown');
    return this.health.show(stored);
  }
}
