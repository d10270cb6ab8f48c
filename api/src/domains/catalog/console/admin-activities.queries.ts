import type { AdminActivity } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array } from '../../../platform/database/json.fragment';
import { RecordTable, where } from '../../../platform/database/record-table';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import type { Use } from './in-use';
import { activityFields, taskFields } from './record-json.fragment';

const hasTasks = 'exists (select from activity_task x where x.activity_id = r.id)';

const shape = {
  name: 'catalog.activity',
  table: 'activity',
  columns: { name: 'name', ageMin: 'age_min', ageMax: 'age_max', imageUrl: 'image_url' },
  json: `json_build_object(${activityFields('r')}, 'version', r.version, 'hasTasks', ${hasTasks},
  'isLocationDefaultActivity', exists (select from location l where l.default_activity_id = r.id),
  'locationNames', ${array('l.name', 'lower(l.name)', 'location_activity x join location l on l.id = x.location_id where x.activity_id = r.id')},
  'activityTasks', ${array(
    `json_build_object('id', x.id, 'activityId', x.activity_id, 'taskId', x.task_id, 'task', json_build_object(${taskFields('t')}))`,
    't.task_type_id, lower(t.name), t.id',
    'activity_task x join task t on t.id = x.task_id where x.activity_id = r.id',
  )},
  'activityProducts', ${array(
    `json_build_object('id', x.id, 'activityId', x.activity_id, 'productId', x.product_id, 'productName', p.name)`,
    'lower(p.name), x.product_id',
    'activity_product x left join product p on p.product_id = x.product_id where x.activity_id = r.id',
  )})`,
  sorts: {
    name: 'lower(r.name)',
    id: 'r.id',
    ageMin: 'r.age_min',
    ageMax: 'r.age_max',
    imageUrl: 'r.image_url',
    hasTasks,
    modifiedDateUtc: 'r.modified_at',
  },
  filters: {
    q: where.contains('r.name'),
    id: where.ids(),
    hasTasks: where.is(hasTasks, 'boolean'),
    locationId:
      '($::integer is null or exists (select from location_activity x where x.activity_id = r.id and x.location_id = $::integer))',
    exceptLocationId: where.notLinked('location_activity', 'activity_id', 'location_id'),
    taskId: '($::integer is null or exists (select from activity_task x where x.activity_id = r.id and x.task_id = $::integer))',
    productId: '($::integer is null or exists (select from activity_product x where x.activity_id = r.id and x.product_id = $::integer))',
  },
} as const;

const listUses = sql<Use>(
  'catalog.activity.uses',
  `select 'location' as entity, l.id, l.name from location l
   where l.default_activity_id = $1 or exists (select from location_activity x where x.location_id = l.id and x.activity_id = $1)
   order by lower(l.name), l.id`,
);

const productExists = sql<{ id: number }>('catalog.product.exists', 'select product_id as id from product where product_id = $1');

const linkStatements = (kind: 'task' | 'product') => ({
  add: sqlInTransaction<never>(`catalog.activity.add-${kind}`, `insert into activity_${kind} (activity_id, ${kind}_id) values ($1, $2)`),
  remove: sqlInTransaction<{ id: number }>(
    `catalog.activity.remove-${kind}`,
    `delete from activity_${kind} where activity_id = $1 and ${kind}_id = $2 returning id`,
  ),
  put: sqlInTransaction<never>(
    `catalog.activity.put-${kind}s`,
    `with wanted as (select * from json_to_recordset($2::json) as w (id integer, "${kind}Id" integer)),
gone as (delete from activity_${kind} where activity_id = $1 and ${kind}_id not in (select "${kind}Id" from wanted))
insert into activity_${kind} (id, activity_id, ${kind}_id)
select w.id, $1, w."${kind}Id" from wanted w
where not exists (select from activity_${kind} x where x.activity_id = $1 and x.${kind}_id = w."${kind}Id")`,
  ),
});
const links = { task: linkStatements('task'), product: linkStatements('product') };

export type ActivityLink = keyof typeof links;

/** The console's activities with their tasks and products. */
@Injectable()
export class AdminActivitiesQueries {
  readonly table: RecordTable<AdminActivity>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, shape);
  }

  usesOf(id: number): Promise<Use[]> {
    return this.database.run(listUses, [id]);
  }

  async productExists(productId: number): Promise<boolean> {
    return (await this.database.first(productExists, [productId])) !== undefined;
  }

  async link(kind: ActivityLink, id: number, linkedId: number): Promise<void> {
    await this.database.run(links[kind].add, [id, linkedId]);
  }

  /** False when there was no such link. */
  async unlink(kind: ActivityLink, id: number, linkedId: number): Promise<boolean> {
    return (await this.database.run(links[kind].remove, [id, linkedId])).length > 0;
  }

  async putLinks(id: number, { activityTasks, activityProducts }: AdminActivity): Promise<void> {
    await this.database.run(links.task.put, [id, JSON.stringify(activityTasks)]);
    await this.database.run(links.product.put, [id, JSON.stringify(activityProducts)]);
  }
}
