import { type FailedHandOver, mostHandOversRetried, type RetriedHandOvers } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { FailedHandOversQueries } from './failed-hand-overs.queries';

/** What the point of sale refuses, and what administrators do with it (I3). */
@Injectable()
export class FailedHandOversService {
  constructor(
    private readonly queries: FailedHandOversQueries,
    private readonly changes: AdminChanges,
  ) {}

  list(query: ListQuery): Promise<Page<FailedHandOver>> {
    return this.queries.list(query);
  }

  /** Sends it again by the same key. Throws `job.unknown`. */
  retry(actor: Actor, id: number): Promise<FailedHandOver> {
    return this.#settle(actor, id, 'hand_over.retried', () => this.queries.retry([id]));
  }

  /** Sends all of them again, or the oldest thousand: a point of sale that was set up wrongly refuses all that comes. */
  retryAll(actor: Actor): Promise<RetriedHandOvers> {
    return this.changes.run(async () => {
      const failed = await this.queries.holdOldest(mostHandOversRetried);
      await this.queries.retry(failed.map(({ id }) => id));
      for (const one of failed) await this.#record(actor, 'hand_over.retried', one);
      return { retried: failed.length };
    });
  }

  /** The point of sale is not told of it. Throws `job.unknown`. */
  discard(actor: Actor, id: number): Promise<FailedHandOver> {
    return this.#settle(actor, id, 'hand_over.discarded', () => this.queries.discard(id));
  }

  #settle(actor: Actor, id: number, action: string, work: () => Promise<void>): Promise<FailedHandOver> {
    return this.changes.run(async () => {
      const before = await this.queries.hold(id);
      if (!before) throw new DomainError('job.unknown');
      await work();
      await this.#record(actor, action, before);
      return before;
    });
  }

  #record(actor: Actor, action: string, before: FailedHandOver): Promise<void> {
    return this.changes.record({ actor, action, entity: 'hand_over', entityId: before.id, before, after: null });
  }
}
