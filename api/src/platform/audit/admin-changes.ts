import type { AuditedEntity } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { DomainError } from '../calls/domain-error';
import { constraintOf } from '../database/constraint-of';
import { UnitOfWork } from '../database/unit-of-work';
import type { Actor } from './actor';
import { AuditQueries } from './audit.queries';
import { AuditTrail } from './audit-trail';

/** What the database refuses, by constraint, in the words of the product. */
export type Refusals = Readonly<Record<string, () => DomainError>>;

export interface AdminChange {
  readonly actor: Actor;
  readonly action: string;
  readonly entity: AuditedEntity;
  readonly entityId: number | string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Changes by administrators: each in one transaction with its audit row (D52). */
@Injectable()
export class AdminChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: AuditQueries,
    private readonly audit: AuditTrail,
  ) {}

  /** One change after the other: they are few, and their rules look at more than one record. */
  async run<Result>(work: () => Promise<Result>, refusals: Refusals = {}): Promise<Result> {
    try {
      return await this.unitOfWork.run(async () => {
        await this.queries.lock();
        return work();
      });
    } catch (error) {
      throw refusals[constraintOf(error) ?? '']?.() ?? error;
    }
  }

  /** The whole record before and after; null where there is none. */
  record(change: AdminChange): Promise<void> {
    return this.audit.record({ ...change, correlationId: change.actor.correlationId, isAdministrative: true });
  }
}
