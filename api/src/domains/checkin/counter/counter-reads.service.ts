import { fullName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import type { Principal } from '../../../platform/auth/principal';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import type { PosContact } from '../../pos/pos.facade';
import { CounterReadsQueries, READ } from './counter-reads.queries';

/** Children's health answers on a device at the counter: who let the family in could be who reads them, so the trail says so (D51, D69). */
@Injectable()
export class CounterReads {
  constructor(
    private readonly queries: CounterReadsQueries,
    private readonly reads: AuditedReads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Kept once this resolves, for each child once a session; only then may the answers be shown. Of anybody else it asks nothing. */
  async note(principal: Principal, children: readonly PosContact[], correlationId: string): Promise<void> {
    if (!principal.actsFor || children.length === 0) return;
    const sessionId = principal.subject;
    const ids = children.map(({ contactId }) => contactId);
    if ((await this.queries.findUnread(sessionId, ids)).size === 0) return;
    await this.unitOfWork.run(async () => {
      await this.queries.take(sessionId);
      const unread = await this.queries.findUnread(sessionId, ids);
      const actor = { ...principal, correlationId };
      for (const child of children.filter(({ contactId }) => unread.has(contactId))) {
        const after = { name: fullName(child), sessionId };
        await this.reads.record({ actor, action: READ, entity: 'contact', entityId: child.contactId, after });
      }
    });
  }
}
