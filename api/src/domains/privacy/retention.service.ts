import { type AdminRetention, type AdminRetentionWrite, type RetentionRun, retentionClasses } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { refuseStale } from '../../platform/audit/record-changes';
import { Restorers } from '../../platform/audit/restorers';
import type { ListQuery } from '../../platform/calls/list-query';
import type { Page } from '../../platform/calls/page';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { Outbox } from '../../platform/jobs/outbox';
import { removeExpired } from './jobs/remove-expired.job';
import { RetentionQueries } from './retention.queries';

const ENTITY = 'retention';
const THE_ROW = 1;

/** How long what is kept, as administrators see and set it, and what was removed (D60). */
@Injectable()
export class RetentionService {
  constructor(
    private readonly queries: RetentionQueries,
    private readonly changes: AdminChanges,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    restorers: Restorers,
  ) {
    const restore = (actor: Actor, before: unknown) => this.#change(actor, before as AdminRetentionWrite, 'restored');
    restorers.register(ENTITY, (actor, _id, before) => restore(actor, before), { areSettings: true });
  }

  read(): Promise<AdminRetention> {
    return this.queries.find();
  }

  /** What is left out stays. A shorter period counts from the next run. Throws `catalog.changed_meanwhile`. */
  update(actor: Actor, write: AdminRetentionWrite): Promise<AdminRetention> {
    return this.#change(actor, write, 'updated', write.version);
  }

  listRuns(query: ListQuery): Promise<Page<RetentionRun>> {
    return this.queries.listRuns(query);
  }

  /** Asks for a run now, besides the daily one. */
  async requestRun(): Promise<void> {
    await this.unitOfWork.run(() => this.outbox.add(removeExpired, {}));
  }

  #change(actor: Actor, write: AdminRetentionWrite, action: string, version?: number): Promise<AdminRetention> {
    return this.changes.run(async () => {
      const before = await this.queries.find();
      refuseStale(before, { ...write, version });
      const given = retentionClasses.map((name) => [name, write[name] ?? before[name]] as const);
      await this.queries.save(Object.fromEntries(given) as Parameters<RetentionQueries['save']>[0]);
      const after = await this.queries.find();
      await this.changes.record({
        actor,
        action: `${ENTITY}.${action}`,
        entity: ENTITY,
        entityId: THE_ROW,
        before,
        after,
      });
      return after;
    });
  }
}
