import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../database/audit-trail';
import { UnitOfWork } from '../database/unit-of-work';
import type { AdminChange } from './admin-changes';

/** Reads by administrators that leave a trace (D51). */
@Injectable()
export class AuditedReads {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  /** Kept for good once this resolves; only then is anything read. */
  async record(read: Omit<AdminChange, 'before'>): Promise<void> {
    await this.unitOfWork.run(() => this.audit.record({ ...read, correlationId: read.actor.correlationId, isAdministrative: true }));
  }
}
