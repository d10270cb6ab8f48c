import { type ActivityWrite, type AdminActivity, fieldRemark, type Task } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers, type UndoneChange } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { type ActivityLink, AdminActivitiesQueries } from './admin-activities.queries';
import { AdminTasksQueries } from './admin-tasks.queries';
import { refuseInUse } from './in-use';
import { keepingOurs } from './keeping-ours';
import { isOfLinksAlone, linksRestored, undoneLinks } from './undone-links';

const linkedAlready = (path: string) => () =>
  new DomainError('catalog.linked_already', { errors: [fieldRemark(path, 'linkedAlready')] });

const refusals = {
  uq_activity_task: linkedAlready('taskId'),
  uq_activity_product: linkedAlready('productId'),
};

/** Activities as administrators keep them, with what is asked and what is bought for them (spec §3, D9). */
@Injectable()
export class AdminActivitiesService {
  readonly #records: RecordChanges<AdminActivity>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminActivitiesQueries,
    private readonly tasks: AdminTasksQueries,
  ) {
    this.#records = new RecordChanges(changes, queries.table, {
      entity: 'activity',
      unknown: 'activity.unknown',
      refusals,
    });
    restorers.register('activity', (actor, id, before, change) => this.#restore(actor, Number(id), before, change));
  }

  list(query: ListQuery): Promise<Page<AdminActivity>> {
    return this.queries.table.list(query);
  }

  /** With its links. Throws `activity.unknown`. */
  find(id: number): Promise<AdminActivity> {
    return this.#records.find(id);
  }

  /** What it asks for. Throws `activity.unknown`. */
  async tasksOf(id: number): Promise<Task[]> {
    return (await this.find(id)).activityTasks.map(({ task }) => task);
  }

  create(actor: Actor, write: ActivityWrite): Promise<AdminActivity> {
    return this.#records.create(actor, () => this.queries.table.insert(this.queries.table.valuesOf(write)));
  }

  /** Its links stay. Throws `activity.unknown`, `catalog.changed_meanwhile`. */
  update(actor: Actor, id: number, write: ActivityWrite): Promise<AdminActivity> {
    const work = () => this.queries.table.update(id, keepingOurs(write, this.queries.table.valuesOf(write)));
    return this.#records.change(actor, id, work, 'updated', write);
  }

  /** Its own links go with it; a location that offers it keeps it. Throws `activity.unknown`, `catalog.in_use`. */
  remove(actor: Actor, id: number, action?: string): Promise<AdminActivity> {
    return this.#records.remove(actor, id, async () => refuseInUse(await this.queries.usesOf(id)), action);
  }

  /** Throws `activity.unknown`, `task.unknown`, `catalog.linked_already`. */
  linkTask(actor: Actor, id: number, taskId: number): Promise<AdminActivity> {
    return this.#link(actor, id, 'task', taskId, async () => (await this.tasks.table.find(taskId)) !== undefined);
  }

  /** Throws `activity.unknown`, `product.unknown`, `catalog.linked_already`. */
  linkProduct(actor: Actor, id: number, productId: number): Promise<AdminActivity> {
    return this.#link(actor, id, 'product', productId, () => this.queries.productExists(productId));
  }

  /** Throws `activity.unknown`, and `task.unknown` or `product.unknown` for what is not linked. */
  unlink(actor: Actor, id: number, kind: ActivityLink, linkedId: number): Promise<AdminActivity> {
    const work = async () => {
      if (!(await this.queries.unlink(kind, id, linkedId))) throw new DomainError(`${kind}.unknown`);
      await this.queries.table.touch(id);
    };
    return this.#records.change(actor, id, work, `${kind}_unlinked`);
  }

  #link(
    actor: Actor,
    id: number,
    kind: ActivityLink,
    linkedId: number,
    exists: () => Promise<boolean>,
  ): Promise<AdminActivity> {
    const work = async () => {
      if (!(await exists()))
        throw new DomainError(`${kind}.unknown`, { errors: [fieldRemark(`${kind}Id`, `${kind}Unknown`)] });
      await this.queries.link(kind, id, linkedId);
      await this.queries.table.touch(id);
    };
    return this.#records.change(actor, id, work, `${kind}_linked`);
  }

  async #restore(actor: Actor, id: number, earlier: EarlierState, { action, after }: UndoneChange): Promise<unknown> {
    if (!earlier) return this.remove(actor, id, 'restored');
    if (!isOfLinksAlone(action)) return this.#put(actor, id, earlier as unknown as AdminActivity, 'restored');
    const [before, then] = [earlier, after] as unknown as [AdminActivity, AdminActivity];
    const now = await this.find(id);
    const activityTasks = undoneLinks(
      now.activityTasks,
      before.activityTasks,
      then.activityTasks,
      (link) => link.taskId,
    );
    const activityProducts = undoneLinks(
      now.activityProducts,
      before.activityProducts,
      then.activityProducts,
      (link) => link.productId,
    );
    return this.#put(actor, id, { ...now, activityTasks, activityProducts }, linksRestored);
  }

  async #put(actor: Actor, id: number, before: AdminActivity, action: string): Promise<unknown> {
    for (const { taskId, task } of before.activityTasks) {
      if (await this.tasks.table.find(taskId)) continue;
      throw new DomainError('task.unknown', { remark: { code: 'taskGone', params: { name: task.name } } });
    }
    const values = this.queries.table.valuesOf(before);
    const put = async () => {
      await this.queries.putLinks(id, before);
      return id;
    };
    if (!(await this.queries.table.find(id))) {
      return this.#records.create(actor, () => this.queries.table.insert(values, before).then(put), action);
    }
    const work = async () => {
      await this.queries.table.update(id, values);
      await put();
    };
    return this.#records.change(actor, id, work, action);
  }
}
