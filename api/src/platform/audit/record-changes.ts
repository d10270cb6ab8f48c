import type { AuditedEntity, ErrorCode } from '@arrival/contracts';
import { DomainError } from '../calls/domain-error';
import type { RecordTable } from '../database/record-table';
import type { Actor } from './actor';
import type { AdminChanges, Refusals } from './admin-changes';

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/** What the caller saw and sends: a change based on an older version is refused with both. */
export interface Basis {
  readonly version?: number;
  readonly [field: string]: unknown;
}

export interface RecordWords {
  /** `location`; begins the actions' names too. */
  readonly entity: AuditedEntity;
  readonly unknown: ErrorCode;
  readonly refusals?: Refusals;
}

/** Refuses a save that did not see the newest version; nothing is lost silently. */
export function refuseStale(current: Pick<Versioned, 'version'>, yours: Basis): void {
  if (yours.version === undefined || yours.version >= current.version) return;
  throw new DomainError('catalog.changed_meanwhile', { details: { current, yours } });
}

/** Makes, changes and removes one kind of record: in the console's turn, version checked, audited with the whole record before and after. */
export class RecordChanges<Row extends Versioned> {
  constructor(
    private readonly changes: AdminChanges,
    private readonly table: RecordTable<Row>,
    private readonly words: RecordWords,
  ) {}

  async find(id: number): Promise<Row> {
    const row = await this.table.find(id);
    if (!row) throw new DomainError(this.words.unknown);
    return row;
  }

  /** `work` inserts and answers the id. */
  create(actor: Actor, work: () => Promise<number>, action = 'created'): Promise<Row> {
    return this.#run(async () => {
      const after = await this.find(await work());
      await this.#record(actor, action, after.id, null, after);
      return after;
    });
  }

  change(
    actor: Actor,
    id: number,
    work: (before: Row) => Promise<void>,
    action: string,
    basis: Basis = {},
  ): Promise<Row> {
    return this.#run(async () => {
      const before = await this.find(id);
      refuseStale(before, basis);
      await work(before);
      const after = await this.find(id);
      await this.#record(actor, action, id, before, after);
      return after;
    });
  }

  /** `check` throws when the record must stay. */
  remove(actor: Actor, id: number, check: (before: Row) => Promise<void>, action = 'deleted'): Promise<Row> {
    return this.#run(async () => {
      const before = await this.find(id);
      await check(before);
      await this.table.remove(id);
      await this.#record(actor, action, id, before, null);
      return before;
    });
  }

  #run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.changes.run(work, this.words.refusals);
  }

  #record(actor: Actor, action: string, entityId: number, before: Row | null, after: Row | null): Promise<void> {
    const { entity } = this.words;
    return this.changes.record({ actor, action: `${entity}.${action}`, entity, entityId, before, after });
  }
}
