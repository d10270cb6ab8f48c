import type { AdminLocation } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array, instant } from '../../../platform/database/json.fragment';
import { RecordTable, where } from '../../../platform/database/record-table';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { activityFields } from './record-json.fragment';

const shape = {
  name: 'catalog.location',
  table: 'location',
  columns: {
    name: 'name',
    description: 'description',
    isEnabled: 'is_enabled',
    isDefault: 'is_default',
    isEditProfileLocation: 'is_edit_profile_location',
    usePosTransactionsAndOrders: 'use_pos_transactions_and_orders',
    defaultActivityId: 'default_activity_id',
    checkInCompleteText: 'check_in_complete_text',
    timeZone: 'time_zone',
  },
  json: `json_build_object('id', r.id, 'name', r.name, 'description', r.description, 'isEnabled', r.is_enabled, 'isDefault', r.is_default,
  'isEditProfileLocation', r.is_edit_profile_location, 'usePosTransactionsAndOrders', r.use_pos_transactions_and_orders,
  'defaultActivityId', r.default_activity_id, 'checkInCompleteText', r.check_in_complete_text, 'timeZone', r.time_zone,
  'version', r.version, 'modifiedDateUtc', ${instant('r.modified_at')}, 'hasDefaultActivity', r.default_activity_id is not null,
  'activityLocations', ${array(
    `json_build_object('id', l.id, 'locationId', l.location_id, 'activityId', l.activity_id, 'activity', json_build_object(
    ${activityFields('a')}, 'isLocationDefaultActivity', a.id is not distinct from r.default_activity_id))`,
    'lower(a.name), a.id',
    'location_activity l join activity a on a.id = l.activity_id where l.location_id = r.id',
  )})`,
  sorts: {
    name: 'lower(r.name)',
    id: 'r.id',
    description: 'lower(r.description)',
    isEnabled: 'r.is_enabled',
    isDefault: 'r.is_default',
    isEditProfileLocation: 'r.is_edit_profile_location',
    usePosTransactionsAndOrders: 'r.use_pos_transactions_and_orders',
    hasDefaultActivity: '(r.default_activity_id is not null)',
    modifiedDateUtc: 'r.modified_at',
  },
  filters: {
    q: where.contains('r.name', 'r.description'),
    id: where.ids(),
    isEnabled: where.is('r.is_enabled', 'boolean'),
    usePosTransactionsAndOrders: where.is('r.use_pos_transactions_and_orders', 'boolean'),
    hasDefaultActivity: where.is('(r.default_activity_id is not null)', 'boolean'),
    activityId:
      '($::integer is null or exists (select from location_activity l where l.location_id = r.id and l.activity_id = $::integer))',
  },
} as const;

const findDefault = sql<{ id: number }>('catalog.location.find-default', 'select id from location where is_default');

const clearDefault = sqlInTransaction<never>(
  'catalog.location.clear-default',
  'update location set is_default = false, version = version + 1, modified_at = now() where id = $1',
);

const clearDefaultActivity = sqlInTransaction<never>(
  'catalog.location.clear-default-activity',
  `update location set default_activity_id = null, version = version + 1
   where id = $1 and default_activity_id = $2`,
);

const addLink = sqlInTransaction<never>(
  'catalog.location.add-link',
  'insert into location_activity (location_id, activity_id) values ($1, $2)',
);

const removeLink = sqlInTransaction<{ id: number }>(
  'catalog.location.remove-link',
  'delete from location_activity where location_id = $1 and activity_id = $2 returning id',
);

/** A link that is put back keeps its id. */
const putLinks = sqlInTransaction<never>(
  'catalog.location.put-links',
  `with wanted as (select * from json_to_recordset($2::json) as w (id integer, "activityId" integer)),
gone as (delete from location_activity where location_id = $1 and activity_id not in (select "activityId" from wanted))
insert into location_activity (id, location_id, activity_id)
select w.id, $1, w."activityId" from wanted w
where not exists (select from location_activity l where l.location_id = $1 and l.activity_id = w."activityId")`,
);

/** The console's locations with the activities linked to each. */
@Injectable()
export class AdminLocationsQueries {
  readonly table: RecordTable<AdminLocation>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, shape);
  }

  async findDefaultId(): Promise<number | undefined> {
    return (await this.database.first(findDefault))?.id;
  }

  async clearDefault(id: number): Promise<void> {
    await this.database.run(clearDefault, [id]);
  }

  async clearDefaultActivity(id: number, activityId: number): Promise<void> {
    await this.database.run(clearDefaultActivity, [id, activityId]);
  }

  async link(id: number, activityId: number): Promise<void> {
    await this.database.run(addLink, [id, activityId]);
  }

  /** False when there was no such link. */
  async unlink(id: number, activityId: number): Promise<boolean> {
    return (await this.database.run(removeLink, [id, activityId])).length > 0;
  }

  async putLinks(id: number, links: AdminLocation['activityLocations']): Promise<void> {
    await this.database.run(putLinks, [id, JSON.stringify(links)]);
  }
}
