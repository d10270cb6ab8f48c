import type { AuditEvent } from '@arrival/contracts';
import { errorCodes } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../calls/domain-error';
import type { ListQuery } from '../calls/list-query';
import { Page } from '../calls/page';
import type { Actor } from './actor';
import { AdminChanges } from './admin-changes';
import { AuditQueries, type AuditRow } from './audit.queries';
import { type EarlierState, type Restorer, Restorers } from './restorers';
import { undoneChange } from './undone-change';

/** Reads the audit trail and undoes changes from it (D52). */
@Injectable()
export class AuditService {
  constructor(
    private readonly queries: AuditQueries,
    private readonly restorers: Restorers,
    private readonly changes: AdminChanges,
  ) {}

  /** The newest first unless asked otherwise. */
  async list({ range, filter, sort = { field: 'id', isDescending: true } }: ListQuery): Promise<Page<AuditEvent>> {
    const { rows, from, total } = await this.queries.list({ range, filter, sort });
    return new Page(
      rows.map((row) => this.#event(row)),
      from,
      total,
    );
  }

  async find(id: number): Promise<AuditEvent> {
    return this.#event(await this.#row(id));
  }

  /** Undoes this change of the record, and nothing that was changed since; answers the new entry of the trail. */
  async restore(actor: Actor, id: number): Promise<AuditEvent> {
    const row = await this.#row(id);
    const { entity, entityId, action, after } = row;
    const restorer = this.#restorerOf(row);
    if (!restorer) {
      throw new DomainError('audit.not_restorable', { remark: { code: 'noEarlierVersion' } });
    }
    return this.changes.run(async () => {
      const before = await this.#earlier(row);
      await restorer(actor, entityId, before, { action, after: after as EarlierState }).catch(refuse);
      const kept = await this.queries.latest(entity, entityId);
      if (!kept) throw new Error('A restored record left no audit row');
      return this.#event(kept);
    });
  }

  /**
   * What it shall be: of a record that is there, what it is now without this change; of one that is gone, what it was, with the last version
   * it had, so that a save that saw less than that stays stale.
   */
  async #earlier({ entity, entityId, before, after }: AuditRow): Promise<EarlierState> {
    const earlier = before as EarlierState;
    const last = await this.queries.latest(entity, entityId);
    if (!earlier || !last) return earlier;
    if (last.after === null) return { ...earlier, version: (last.before as EarlierState)?.['version'] };
    return after === null ? earlier : (undoneChange(last.after, earlier, after) as EarlierState);
  }

  async #row(id: number): Promise<AuditRow> {
    const row = await this.queries.find(id);
    if (!row) throw new DomainError('audit.unknown');
    return row;
  }

  /** Looking changes nothing: there is nothing to put back. */
  #restorerOf(row: AuditRow): Restorer | undefined {
    return row.isRead ? undefined : this.restorers.for(row);
  }

  #event(row: AuditRow): AuditEvent {
    return { ...row, isRestorable: this.#restorerOf(row) !== undefined };
  }
}

/** Why it cannot be put back, in the words of the rule that refuses it. */
function refuse(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const { remark, hint, errors, details } = error.options;
  const why = remark ? { remark } : { hint: hint ?? errors?.[0]?.message ?? `${errorCodes[error.code].title}.` };
  throw new DomainError('audit.not_restorable', {
    ...why,
    errors: errors ?? [],
    details: { ...details, reason: error.code },
  });
}
