import type { Activity, GuestLocation, ReferenceItem, RentalListName, Task, TaskType } from '@arrival/contracts';
import type { ProductConfiguration } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import type { CatalogWaiver } from './catalog.facade';

/** The configuration as the database gives it: flat lists and the links between them. */
export interface ConfigurationRows {
  locations: GuestLocation[];
  activities: Omit<Activity, 'isLocationDefaultActivity'>[];
  tasks: Task[];
  taskTypes: TaskType[];
  locationActivities: { locationId: number; activityId: number }[];
  activityTasks: { activityId: number; taskId: number }[];
  activityProducts: { activityId: number; productId: number }[];
  products: ProductConfiguration[];
  referenceItems: (ReferenceItem & { list: RentalListName })[];
  waivers: CatalogWaiver[];
  filters: { resortCodes: string | null; resortGroupCodes: string | null; salesLocationIds: string | null } | null;
}

const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const list = (fields: string, rest: string) => `(select coalesce(json_agg(json_build_object(${fields}) ${rest}), '[]') `;

/** One statement, so that the parts fit each other whatever is saved meanwhile. */
const readConfiguration = sql<{ configuration: ConfigurationRows }>(
  'catalog.read-configuration',
  `select json_build_object(
'locations', ${list(
    `'id', id, 'name', name, 'description', description, 'isEnabled', is_enabled, 'isDefault', is_default,
  'isEditProfileLocation', is_edit_profile_location, 'usePosTransactionsAndOrders', use_pos_transactions_and_orders,
  'defaultActivityId', default_activity_id, 'checkInCompleteText', check_in_complete_text, 'timeZone', time_zone,
  'modifiedDateUtc', ${instant('modified_at')}`,
    'order by is_default desc, lower(name), id',
  )} from location),
'activities', ${list(
    `'id', id, 'name', name, 'ageMin', age_min, 'ageMax', age_max, 'imageUrl', image_url, 'modifiedDateUtc', ${instant('modified_at')}`,
    'order by id',
  )} from activity),
'tasks', ${list(
    `'id', id, 'name', name, 'taskTypeId', task_type_id, 'ageMin', age_min, 'ageMax', age_max, 'isOptional', is_optional,
  'posWaiverId', pos_waiver_id, 'externalWaiverId', external_waiver_id, 'consolidateWaivers', consolidate_waivers,
  'useTodayAsValidationDate', use_today_as_validation_date, 'startEffectiveDate', start_effective_date,
  'endEffectiveDate', end_effective_date, 'validationDate', validation_date, 'enableAgreeCheckbox', enable_agree_checkbox,
  'enableTextSignature', enable_text_signature, 'enableWetSignature', enable_wet_signature, 'customComment', custom_comment,
  'modifiedDateUtc', ${instant('modified_at')}`,
    'order by id',
  )} from task),
'taskTypes', ${list(
    `'id', id, 'name', name, 'isDeleted', is_deleted, 'enableShoeSize', enable_shoe_size, 'enableStance', enable_stance,
  'effectiveDays', effective_days`,
    'order by id',
  )} from task_type),
'locationActivities', ${list(`'locationId', location_id, 'activityId', activity_id`, 'order by id')} from location_activity),
'activityTasks', ${list(`'activityId', activity_id, 'taskId', task_id`, 'order by id')} from activity_task),
'activityProducts', ${list(`'activityId', activity_id, 'productId', product_id`, 'order by id')} from activity_product),
'products', ${list(
    `'id', product_id, 'name', name, 'rules', rules, 'authorizationTypes', pos_waiver_ids, 'isImageRequired', requires_image`,
    'order by product_id',
  )} from product),
'referenceItems', ${list(
    `'list', list, 'listKey', list_key, 'listDescription', list_description, 'listDescriptionMetric', list_description_metric,
  'dinLookupValue', din_lookup_value`,
    'order by list, sort_order, list_key',
  )} from reference_item),
'waivers', ${list(
    `'posWaiverId', pos_waiver_id, 'title', title, 'textHash', encode(text_hash, 'hex')`,
    'order by pos_waiver_id',
  )} from waiver),
'filters', (select json_build_object('resortCodes', resort_codes, 'resortGroupCodes', resort_group_codes,
  'salesLocationIds', sales_location_ids) from admin_settings)
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
