import { type AdminTask, fieldRemark, taskTypeIds, type taskWriteSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { AdminTaskTypesQueries } from './admin-task-types.queries';
import { AdminTasksQueries } from './admin-tasks.queries';
import { refuseInUse } from './in-use';
import { keepingOurs } from './keeping-ours';

type Write = z.output<typeof taskWriteSchema>;

const noWaiver = {
  posWaiverId: null,
  externalWaiverId: null,
  consolidateWaivers: false,
  useTodayAsValidationDate: false,
  enableAgreeCheckbox: false,
  enableTextSignature: false,
  enableWetSignature: false,
  customComment: null,
} as const;
const noDates = { startEffectiveDate: null, endEffectiveDate: null, validationDate: null } as const;

/** Waiver-only fields count only for waivers (spec §3). A one-day waiver has its dates on the day of signing (D14), so it keeps none. */
function stored({ version: _, ...write }: Write) {
  if (write.taskTypeId !== taskTypeIds.waiver) return { ...write, ...noWaiver, ...noDates };
  return write.useTodayAsValidationDate ? { ...write, ...noDates } : write;
}

/** Tasks as administrators keep them (spec §3, §5). */
@Injectable()
export class AdminTasksService {
  readonly #records: RecordChanges<AdminTask>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminTasksQueries,
    private readonly types: AdminTaskTypesQueries,
  ) {
    this.#records = new RecordChanges(changes, queries.table, { entity: 'task', unknown: 'task.unknown' });
    restorers.register('task', (actor, id, before) => this.#restore(actor, Number(id), before));
  }

  list(query: ListQuery): Promise<Page<AdminTask>> {
    return this.queries.table.list(query);
  }

  find(id: number): Promise<AdminTask> {
    return this.#records.find(id);
  }

  /** Throws `tasktype.unknown` for a type that is not in use. */
  create(actor: Actor, write: Write): Promise<AdminTask> {
    return this.#records.create(actor, async () => {
      await this.#usableType(write.taskTypeId);
      return this.queries.table.insert(this.queries.table.valuesOf(stored(write)));
    });
  }

  /** Throws `task.unknown`, `catalog.changed_meanwhile`, `tasktype.unknown` when it becomes of a type that is not in use. */
  update(actor: Actor, id: number, write: Write): Promise<AdminTask> {
    const work = async (before: AdminTask) => {
      if (write.taskTypeId !== before.taskTypeId) await this.#usableType(write.taskTypeId);
      await this.queries.table.update(id, keepingOurs(write, this.queries.table.valuesOf(stored(write))));
    };
    return this.#records.change(actor, id, work, 'updated', write);
  }

  /** Throws `task.unknown`, `catalog.in_use` while an activity asks for it. */
  remove(actor: Actor, id: number, action?: string): Promise<AdminTask> {
    return this.#records.remove(actor, id, async () => refuseInUse(await this.queries.usesOf(id)), action);
  }

  async #usableType(taskTypeId: number): Promise<void> {
    const type = await this.types.table.find(taskTypeId);
    if (type && !type.isDeleted) return;
    throw new DomainError('tasktype.unknown', { errors: [fieldRemark('taskTypeId', 'taskTypeOff')] });
  }

  async #restore(actor: Actor, id: number, earlier: EarlierState): Promise<unknown> {
    if (!earlier) return this.remove(actor, id, 'restored');
    const before = earlier as unknown as AdminTask;
    const { taskTypeId } = before;
    const values = this.queries.table.valuesOf(before);
    if (!(await this.queries.table.find(id))) {
      const again = async () => {
        await this.#usableType(taskTypeId);
        return this.queries.table.insert(values, before);
      };
      return this.#records.create(actor, again, 'restored');
    }
    const back = async (current: AdminTask) => {
      if (taskTypeId !== current.taskTypeId) await this.#usableType(taskTypeId);
      await this.queries.table.update(id, values);
    };
    return this.#records.change(actor, id, back, 'restored');
  }
}
