import { type AdminTaskType, fieldRemark, type TaskTypeCreate, type TaskTypeWrite } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { AdminTaskTypesQueries } from './admin-task-types.queries';
import { refuseInUse } from './in-use';

const given = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));

/**
 * The four task types are the product's own (spec §3): none is added. Removing one marks it, adding it again brings it back.
 * One with tasks stays, because guests would silently no longer be asked for them.
 */
@Injectable()
export class AdminTaskTypesService {
  readonly #records: RecordChanges<AdminTaskType>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminTaskTypesQueries,
  ) {
    this.#records = new RecordChanges(changes, queries.table, { entity: 'task_type', unknown: 'tasktype.unknown' });
    restorers.register('task_type', (actor, id, before) => this.#restore(actor, Number(id), before));
  }

  list(query: ListQuery): Promise<Page<AdminTaskType>> {
    return this.queries.table.list(query);
  }

  /** A removed one too. Throws `tasktype.unknown`. */
  find(id: number): Promise<AdminTaskType> {
    return this.#records.find(id);
  }

  /** Brings a removed type back. Throws `tasktype.unknown`, `catalog.name_taken` for one that is in use. */
  create(actor: Actor, { id, ...write }: TaskTypeCreate): Promise<AdminTaskType> {
    const work = async (before: AdminTaskType) => {
      if (!before.isDeleted)
        throw new DomainError('catalog.name_taken', { errors: [fieldRemark('id', 'taskTypeInUse')] });
      await this.#save(before, { ...write, isDeleted: false });
    };
    return this.#records.change(actor, id, work, 'created');
  }

  /** What is left out stays. */
  update(actor: Actor, id: number, { version, ...write }: TaskTypeWrite): Promise<AdminTaskType> {
    return this.#records.change(actor, id, (before) => this.#save(before, write), 'updated', { ...write, version });
  }

  /** Throws `tasktype.unknown`, `catalog.in_use` while it has tasks. */
  remove(actor: Actor, id: number): Promise<AdminTaskType> {
    return this.#records.change(actor, id, (before) => this.#save(before, { isDeleted: true }), 'deleted');
  }

  async #save(before: AdminTaskType, write: TaskTypeWrite): Promise<void> {
    if (write.isDeleted && !before.isDeleted) refuseInUse(await this.queries.usesOf(before.id));
    await this.queries.table.update(before.id, this.queries.table.valuesOf({ ...before, ...given(write) }));
  }

  async #restore(actor: Actor, id: number, before: EarlierState): Promise<unknown> {
    if (!before) throw new DomainError('tasktype.unknown');
    return this.#records.change(
      actor,
      id,
      (current) => this.#save(current, this.queries.table.valuesOf(before)),
      'restored',
    );
  }
}
