import type { AdminActivity } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { ObjectLiteral, Repository } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { array, fieldsOf } from '../../../platform/database/json.fragment';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sql } from '../../../platform/database/statement';
import { ActivityEntity } from '../activity.entity';
import { ActivityProductEntity } from '../activity-product.entity';
import { ActivityTaskEntity } from '../activity-task.entity';
import { TaskEntity } from '../task.entity';
import type { Use } from './in-use';
import { putLinks } from './links.queries';

const hasTasks = 'exists (select from activity_task x where x.activity_id = r.id)';

const through = (links: string, other: string) =>
  `exists (select from ${links} x where x.activity_id = r.id and x.${other} = $)`;

export const activityShape = describeRecord(ActivityEntity, {
  order: 'name',
  adds: {
    hasTasks,
    isLocationDefaultActivity: 'exists (select from location l where l.default_activity_id = r.id)',
    locationNames: array(
      'l.name',
      inReadingOrder('l.name'),
      'location_activity x join location l on l.id = x.location_id where x.activity_id = r.id',
    ),
    activityTasks: array(
      `json_build_object(${fieldsOf(ActivityTaskEntity, 'x')}, 'task', json_build_object(${fieldsOf(TaskEntity, 't', { without: ['version', 'translations'] })}))`,
      `t.task_type_id, ${inReadingOrder('t.name')}, t.id`,
      'activity_task x join task t on t.id = x.task_id where x.activity_id = r.id',
    ),
    activityProducts: array(
      `json_build_object(${fieldsOf(ActivityProductEntity, 'x')}, 'productName', p.name)`,
      `${inReadingOrder('p.name')}, x.product_id`,
      'activity_product x left join product p on p.product_id = x.product_id where x.activity_id = r.id',
    ),
  },
  sorts: { hasTasks },
  filters: {
    q: where.contains('r.name'),
    hasTasks: `${hasTasks} = $`,
    locationId: through('location_activity', 'location_id'),
    exceptLocationId: where.notLinked('location_activity', 'activity_id', 'location_id'),
    taskId: through('activity_task', 'task_id'),
    productId: through('activity_product', 'product_id'),
  },
});

const listUses = sql<Use>(
  'catalog.activity.uses',
  `select 'location' as entity, l.id, l.name from location l
   where l.default_activity_id = $1 or exists (select from location_activity x where x.location_id = l.id and x.activity_id = $1)
   order by ${inReadingOrder('l.name')}, l.id`,
);

const productExists = sql<{ id: number }>(
  'catalog.product.exists',
  'select product_id as id from product where product_id = $1',
);

const links = {
  task: { entity: ActivityTaskEntity, other: 'taskId' },
  product: { entity: ActivityProductEntity, other: 'productId' },
} as const;

export type ActivityLink = keyof typeof links;

/** The console's activities with their tasks and products. */
@Injectable()
export class AdminActivitiesQueries {
  readonly table: RecordTable<AdminActivity>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, activityShape);
  }

  usesOf(id: number): Promise<Use[]> {
    return this.database.run(listUses, [id]);
  }

  async productExists(productId: number): Promise<boolean> {
    return (await this.database.first(productExists, [productId])) !== undefined;
  }

  async link(kind: ActivityLink, id: number, linkedId: number): Promise<void> {
    await this.#linksOf(kind).insert({ activityId: id, [links[kind].other]: linkedId });
  }

  /** False when there was no such link. */
  async unlink(kind: ActivityLink, id: number, linkedId: number): Promise<boolean> {
    const { affected } = await this.#linksOf(kind).delete({ activityId: id, [links[kind].other]: linkedId });
    return Boolean(affected);
  }

  async putLinks(id: number, { activityTasks, activityProducts }: AdminActivity): Promise<void> {
    await putLinks(this.#linksOf('task'), { activityId: id }, links.task.other, activityTasks);
    await putLinks(this.#linksOf('product'), { activityId: id }, links.product.other, activityProducts);
  }

  #linksOf(kind: ActivityLink): Repository<ObjectLiteral> {
    return this.database.repository<ObjectLiteral>(links[kind].entity);
  }
}
