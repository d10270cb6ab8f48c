import type {
  Activity,
  EntryTranslations,
  GuestLocation,
  NameTranslations,
  PlaceTranslations,
  ReferenceItem,
  RentalListName,
  Task,
  TaskType,
} from '@arrival/contracts';
import type { ProductConfiguration } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { fieldsOf } from '../../platform/database/json.fragment';
import { inReadingOrder } from '../../platform/database/reading-order';
import { sql } from '../../platform/database/statement';
import { ActivityEntity } from './activity.entity';
import { ActivityProductEntity } from './activity-product.entity';
import { ActivityTaskEntity } from './activity-task.entity';
import type { CatalogWaiver } from './catalog.facade';
import { LocationEntity } from './location.entity';
import { LocationActivityEntity } from './location-activity.entity';
import { TaskEntity } from './task.entity';
import { TaskTypeEntity } from './task-type.entity';

/** The configuration as the database gives it: flat lists and the links between them. */
export interface ConfigurationRows {
  locations: (GuestLocation & { translations: PlaceTranslations })[];
  activities: (Omit<Activity, 'isLocationDefaultActivity'> & { translations: NameTranslations })[];
  tasks: (Task & { translations: NameTranslations })[];
  taskTypes: TaskType[];
  locationActivities: { locationId: number; activityId: number }[];
  activityTasks: { activityId: number; taskId: number }[];
  activityProducts: { activityId: number; productId: number }[];
  products: (ProductConfiguration & { code: string })[];
  referenceItems: (ReferenceItem & { list: RentalListName; translations: EntryTranslations })[];
  waivers: CatalogWaiver[];
  filters: { resortCodes: string | null; resortGroupCodes: string | null; salesLocationIds: string | null } | null;
  passChecker: { lists: { collectionId: number; name: string; value: string }[]; locationId: string | null };
}

const list = (fields: string, rest: string) =>
  `(select coalesce(json_agg(json_build_object(${fields}) ${rest}), '[]') `;
const unversioned = { without: ['version'] };
const forGuests = { without: ['version', 'inviteDaysBefore', 'inviteLanguage'] };

/** One statement, so that the parts fit each other whatever is saved meanwhile. */
const readConfiguration = sql<{ configuration: ConfigurationRows }>(
  'catalog.read-configuration',
  `select json_build_object(
'locations', ${list(fieldsOf(LocationEntity, 'location', forGuests), `order by is_default desc, ${inReadingOrder('name')}, id`)} from location),
'activities', ${list(fieldsOf(ActivityEntity, 'activity', unversioned), 'order by id')} from activity),
'tasks', ${list(fieldsOf(TaskEntity, 'task', unversioned), 'order by id')} from task),
'taskTypes', ${list(fieldsOf(TaskTypeEntity, 'task_type', { without: ['version', 'modifiedDateUtc'] }), 'order by id')} from task_type),
'locationActivities', ${list(fieldsOf(LocationActivityEntity, 'location_activity'), 'order by id')} from location_activity),
'activityTasks', ${list(fieldsOf(ActivityTaskEntity, 'activity_task'), 'order by id')} from activity_task),
'activityProducts', ${list(fieldsOf(ActivityProductEntity, 'activity_product'), 'order by id')} from activity_product),
'products', ${list(
    `'id', product_id, 'code', code, 'name', name, 'rules', rules, 'authorizationTypes', pos_waiver_ids, 'isImageRequired', requires_image`,
    'order by product_id',
  )} from product),
'referenceItems', ${list(
    `'list', list, 'listKey', list_key, 'listDescription', list_description, 'listDescriptionMetric', list_description_metric,
  'dinLookupValue', din_lookup_value, 'translations', translations`,
    'order by list, sort_order, list_key',
  )} from reference_item),
'waivers', ${list(
    `'posWaiverId', pos_waiver_id, 'title', title, 'textHash', encode(text_hash, 'hex'), 'translations', translations,
  'bindingLanguages', binding_languages, 'fallbackLanguage', fallback_language`,
    'order by pos_waiver_id',
  )} from waiver),
'filters', (select json_build_object('resortCodes', resort_codes, 'resortGroupCodes', resort_group_codes,
  'salesLocationIds', sales_location_ids) from admin_settings),
'passChecker', json_build_object('locationId', (select pass_checker_location_id from admin_settings),
  'lists', ${list(`'collectionId', collection_id, 'name', name, 'value', value`, `order by ${inReadingOrder('name')}, id`)} from collection_item
    where collection_id in (1, 2)))
) as configuration`,
);

@Injectable()
export class CatalogQueries {
  constructor(private readonly database: Database) {}

  async readConfiguration(): Promise<ConfigurationRows> {
    const row = await this.database.first(readConfiguration);
    if (!row) throw new Error('The configuration cannot be read');
    return row.configuration;
  }
}
