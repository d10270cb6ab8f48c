import { Injectable } from '@nestjs/common';
import type { AdminChange } from './admin-changes';
import { AuditTrail } from './audit-trail';

/** Reads by administrators that leave a trace (D51): the answer is given only when its trace is kept. */
@Injectable()
export class AuditedReads {
  constructor(private readonly audit: AuditTrail) {}

  /** Kept for good once this resolves; only then may anything be shown. */
  async record(read: Omit<AdminChange, 'before'>): Promise<void> {
    const marks = { correlationId: read.actor.correlationId, isAdministrative: true, isRead: true };
    await this.audit.record({ ...read, ...marks });
  }
}
