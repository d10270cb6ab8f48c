import type { AdminLocation } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array, fieldsOf } from '../../../platform/database/json.fragment';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { ActivityEntity } from '../activity.entity';
import { LocationEntity } from '../location.entity';
import { LocationActivityEntity } from '../location-activity.entity';
import { putLinks } from './links.queries';

const hasDefaultActivity = 'r.default_activity_id is not null';

export const locationShape = describeRecord(LocationEntity, {
  order: 'name',
  adds: {
    hasDefaultActivity,
    activityLocations: array(
      `json_build_object(${fieldsOf(LocationActivityEntity, 'l')}, 'activity', json_build_object(${fieldsOf(ActivityEntity, 'a', { without: ['version', 'translations'] })},
      'isLocationDefaultActivity', a.id is not distinct from r.default_activity_id))`,
      `${inReadingOrder('a.name')}, a.id`,
      'location_activity l join activity a on a.id = l.activity_id where l.location_id = r.id',
    ),
  },
  sorts: { hasDefaultActivity },
  filters: {
    q: where.contains('r.name', 'r.description'),
    hasDefaultActivity: `(${hasDefaultActivity}) = $`,
    activityId: 'exists (select from location_activity l where l.location_id = r.id and l.activity_id = $)',
  },
});

const findDefault = sql<{ id: number }>('catalog.location.find-default', 'select id from location where is_default');

const names = sql<{ name: string }>('catalog.location.names', 'select name from location');

const knownTimeZones = sql<{ name: string }>(
  'catalog.location.known-time-zones',
  'select name from pg_timezone_names where lower(name) = any($1)',
);

const clearDefault = sqlInTransaction<never>(
  'catalog.location.clear-default',
  'update location set is_default = false, version = version + 1, modified_at = now() where id = $1',
);

const clearDefaultActivity = sqlInTransaction<never>(
  'catalog.location.clear-default-activity',
  `update location set default_activity_id = null, version = version + 1
   where id = $1 and default_activity_id = $2`,
);

/** The console's locations with the activities linked to each. */
@Injectable()
export class AdminLocationsQueries {
  readonly table: RecordTable<AdminLocation>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, locationShape);
  }

  async findDefaultId(): Promise<number | undefined> {
    return (await this.database.first(findDefault))?.id;
  }

  async names(): Promise<string[]> {
    return (await this.database.run(names)).map(({ name }) => name);
  }

  /** Those of the names that the database can count with, as it spells them. */
  async knownTimeZones(names: readonly string[]): Promise<string[]> {
    return (await this.database.run(knownTimeZones, [names.map((name) => name.toLowerCase())])).map(({ name }) => name);
  }

  async clearDefault(id: number): Promise<void> {
    await this.database.run(clearDefault, [id]);
  }

  async clearDefaultActivity(id: number, activityId: number): Promise<void> {
    await this.database.run(clearDefaultActivity, [id, activityId]);
  }

  async link(id: number, activityId: number): Promise<void> {
    await this.database.repository(LocationActivityEntity).insert({ locationId: id, activityId });
  }

  /** False when there was no such link. */
  async unlink(id: number, activityId: number): Promise<boolean> {
    const { affected } = await this.database.repository(LocationActivityEntity).delete({ locationId: id, activityId });
    return Boolean(affected);
  }

  putLinks(id: number, links: AdminLocation['activityLocations']): Promise<void> {
    return putLinks(this.database.repository(LocationActivityEntity), { locationId: id }, 'activityId', links);
  }
}
