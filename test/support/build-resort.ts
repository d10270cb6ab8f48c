import { createHash } from 'node:crypto';
import type { TestDatabase } from './database';
import { noonZone } from './noon';

export interface TaskSeed {
  name?: string;
  ageMin?: number;
  ageMax?: number;
  isOptional?: boolean;
}

export interface WaiverSeed extends TaskSeed {
  posWaiverId?: string;
  html?: string;
  consolidateWaivers?: boolean;
  useTodayAsValidationDate?: boolean;
  enableAgreeCheckbox?: boolean;
  enableTextSignature?: boolean;
  enableWetSignature?: boolean;
  customComment?: string;
}

export interface LocationSeed {
  name?: string;
  isDefault?: boolean;
  isEnabled?: boolean;
  isEditProfileLocation?: boolean;
  usePosTransactionsAndOrders?: boolean;
  /** `noonZone` unless a test is about zones. */
  timeZone?: string;
  /** Activities offered here, the default first. */
  activityIds: number[];
}

const insert = async (database: TestDatabase, table: string, row: Record<string, unknown>): Promise<number> => {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  const places = entries.map((_, index) => `$${index + 1}`).join(', ');
  const { id } = await database.row<{ id: number }>(
    `insert into ${table} (${entries.map(([column]) => column).join(', ')}) values (${places}) returning id`,
    entries.map(([, value]) => value),
  );
  return Number(id);
};

const taskRow = (seed: TaskSeed): Record<string, unknown> => ({
  age_min: seed.ageMin,
  age_max: seed.ageMax,
  is_optional: seed.isOptional,
});

/** A waiver task with its text; signed by the agree box unless said otherwise. Answers the task's id. */
export async function buildWaiverTask(database: TestDatabase, seed: WaiverSeed = {}): Promise<number> {
  const posWaiverId = seed.posWaiverId ?? 'W-SEASON';
  const html = seed.html ?? '<h2>Acknowledgement of risk</h2><p>Skiing has risks.</p>';
  const hash = createHash('sha256').update(html, 'utf8').digest();
  await database.rows('insert into waiver_text (hash, html) values ($1, $2) on conflict do nothing', [hash, html]);
  await database.rows(
    'insert into waiver (pos_waiver_id, title, text_hash) values ($1, $2, $3) on conflict do nothing',
    [posWaiverId, seed.name ?? 'Season waiver', hash],
  );
  return insert(database, 'task', {
    ...taskRow(seed),
    name: seed.name ?? 'Season waiver',
    task_type_id: 1,
    pos_waiver_id: posWaiverId,
    consolidate_waivers: seed.consolidateWaivers,
    use_today_as_validation_date: seed.useTodayAsValidationDate,
    enable_agree_checkbox: seed.enableAgreeCheckbox ?? !(seed.enableTextSignature || seed.enableWetSignature),
    enable_text_signature: seed.enableTextSignature,
    enable_wet_signature: seed.enableWetSignature,
    custom_comment: seed.customComment,
  });
}

export const buildRentalTask = (database: TestDatabase, seed: TaskSeed = {}): Promise<number> =>
  insert(database, 'task', { ...taskRow(seed), name: seed.name ?? 'Rental profile', task_type_id: 2 });

export const buildChildTask = (database: TestDatabase, seed: TaskSeed = {}): Promise<number> =>
  insert(database, 'task', {
    ...taskRow({ ageMax: 17, ...seed }),
    name: seed.name ?? 'Child registration',
    task_type_id: 3,
  });

export const buildPhotoTask = (database: TestDatabase, seed: TaskSeed = {}): Promise<number> =>
  insert(database, 'task', { ...taskRow(seed), name: seed.name ?? 'Photo', task_type_id: 4 });

export async function buildActivity(
  database: TestDatabase,
  seed: { name?: string; ageMin?: number; ageMax?: number; taskIds: number[]; productIds?: number[] },
): Promise<number> {
  const activityId = await insert(database, 'activity', {
    name: seed.name ?? 'Skiing',
    age_min: seed.ageMin,
    age_max: seed.ageMax,
  });
  for (const taskId of seed.taskIds)
    await insert(database, 'activity_task', { activity_id: activityId, task_id: taskId });
  for (const productId of seed.productIds ?? []) {
    await insert(database, 'activity_product', { activity_id: activityId, product_id: productId });
  }
  return activityId;
}

export async function buildLocation(database: TestDatabase, seed: LocationSeed): Promise<number> {
  const locationId = await insert(database, 'location', {
    name: seed.name ?? 'Base lodge',
    is_default: seed.isDefault,
    is_enabled: seed.isEnabled,
    is_edit_profile_location: seed.isEditProfileLocation,
    use_pos_transactions_and_orders: seed.usePosTransactionsAndOrders,
    time_zone: seed.timeZone ?? noonZone,
    default_activity_id: seed.activityIds[0],
  });
  for (const activityId of seed.activityIds)
    await insert(database, 'location_activity', { location_id: locationId, activity_id: activityId });
  return locationId;
}

/** A short list of each kind instead of the product's, with one entry that is not offered (D28). */
export async function buildReferenceLists(database: TestDatabase): Promise<void> {
  const lists = {
    age: ['0-49', '50+'],
    ability: ['I-', 'I', 'II'],
    height: ['H1', 'H2'],
    weight: ['W1', 'W2'],
    shoeSize: ['S1', 'S2'],
  };
  await database.rows('delete from reference_item');
  for (const [list, keys] of Object.entries(lists)) {
    for (const [index, key] of keys.entries()) {
      await database.rows(
        `insert into reference_item (list, list_key, list_description, din_lookup_value, sort_order) values ($1, $2, $3, $4, $5)`,
        [list, key, key, list === 'ability' ? index - 1 : index, index],
      );
    }
  }
}
