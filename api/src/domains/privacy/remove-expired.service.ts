import { type AdminRetention, type RetentionClass, retentionClasses, retentionPeriods } from '@arrival/contracts';
import { keptFrom } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/audit-trail';
import { Clock } from '../../platform/clock/clock';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { ExpiredData, type Place } from '../../platform/retention/expired-data';
import { RetentionQueries } from './retention.queries';

/**
 * Removes what is past its time, batch by batch (D60). Each batch and its count are one transaction, so that whatever ends a run, its proof
 * says what has gone; the same run again goes on where it was.
 */
@Injectable()
export class RemoveExpiredService {
  constructor(
    private readonly expired: ExpiredData,
    private readonly queries: RetentionQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** `progress` gets the share of the classes that are done. Stops between batches when the signal says so. */
  async run(runId: string, signal: AbortSignal, progress: (share: number) => Promise<void>): Promise<void> {
    const periods = await this.queries.find();
    for (const [index, retentionClass] of retentionClasses.entries()) {
      await this.#remove(runId, retentionClass, this.#keptFrom(retentionClass, periods), signal);
      await progress((index + 1) / retentionClasses.length);
    }
  }

  #keptFrom(retentionClass: RetentionClass, periods: AdminRetention): Date {
    return new Date(
      keptFrom(this.clock.now(), { unit: retentionPeriods[retentionClass].unit, amount: periods[retentionClass] }),
    );
  }

  async #remove(runId: string, retentionClass: RetentionClass, from: Date, signal: AbortSignal): Promise<void> {
    const begun = await this.unitOfWork.run(() => this.queries.begin(runId, retentionClass, from));
    if (!begun) return;
    const { id, keptFrom } = begun;
    let place: Place | undefined;
    do {
      signal.throwIfAborted();
      place = await this.unitOfWork.run(() => this.#batch(id, retentionClass, keptFrom, place));
    } while (place);
    await this.unitOfWork.run(() => this.#finish(id, retentionClass));
  }

  async #batch(id: number, retentionClass: RetentionClass, from: Date, place?: Place): Promise<Place | undefined> {
    const removal = await this.expired.for(retentionClass)(from, place);
    await this.queries.count(id, removal);
    return removal.next;
  }

  /** The trail says what went; of nothing it says nothing. */
  async #finish(id: number, retentionClass: RetentionClass): Promise<void> {
    const after = await this.queries.finish(id);
    if (after.removed === 0) return;
    const event = { action: 'retention.removed', entityId: retentionClass, after };
    await this.audit.record({ entity: 'retention', ...event, isAdministrative: true });
  }
}
