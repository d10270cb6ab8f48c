import type { FailedJob, Operations } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import type { ListQuery } from '../../platform/calls/list-query';
import type { Page } from '../../platform/calls/page';
import { FailedJobs } from '../../platform/jobs/failed-jobs';
import { OneRiskFacade } from '../onerisk/onerisk.facade';
import { PosBridgeFacade } from '../pos/pos-bridge.facade';
import { WorkQueries } from './work.queries';

/** The work in hand, and what administrators do with work that failed. */
@Injectable()
export class WorkService {
  constructor(
    private readonly queries: WorkQueries,
    private readonly failedJobs: FailedJobs,
    private readonly changes: AdminChanges,
    private readonly oneRisk: OneRiskFacade,
    private readonly bridge: PosBridgeFacade,
  ) {}

  /** Without what does nothing here, however often it comes: a feature that is off, a point of sale of nobody else. */
  async read(): Promise<Operations> {
    const work = await this.queries.read();
    const idle = [...this.oneRisk.idleJobs, ...this.bridge.idleJobs];
    return { ...work, schedules: work.schedules.filter(({ job }) => !idle.includes(job)) };
  }

  listFailed(query: ListQuery): Promise<Page<FailedJob>> {
    return this.queries.listFailed(query);
  }

  /** Hands the work over again, as if new; answers what had failed. Throws `job.unknown`. */
  retry(actor: Actor, id: string): Promise<FailedJob> {
    return this.#settle(actor, id, 'job.retried', () => this.failedJobs.retry(id));
  }

  /** The work is not wanted any more; answers what had failed. Throws `job.unknown`. */
  discard(actor: Actor, id: string): Promise<FailedJob> {
    return this.#settle(actor, id, 'job.discarded', () => this.failedJobs.discard(id));
  }

  #settle(actor: Actor, id: string, action: string, work: () => Promise<boolean>): Promise<FailedJob> {
    return this.changes.run(async () => {
      const before = await this.queries.holdFailed(id);
      if (!before) throw new DomainError('job.unknown');
      await work();
      await this.changes.record({ actor, action, entity: 'job', entityId: id, before, after: null });
      return before;
    });
  }
}
