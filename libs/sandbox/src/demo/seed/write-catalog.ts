import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { WAIVER_TEXTS, WAIVERS_IN_FRENCH } from '../content/waiver-texts';
import { ACTIVITIES, type DemoLocation, type DemoTask, LOCATIONS, TASKS, WAIVER_COMMENT } from '../resort/catalog';
import { ACTIVITIES_IN, LOCATIONS_IN, TASKS_IN } from '../resort/catalog-languages';
import { addDays, type Day, RESORT_TIME_ZONE, seasonEnd } from '../resort/days';
import { COLLECTION_ITEMS, PRODUCTS } from '../resort/products';
import { continueIds, insert } from './insert';

const hexOf = (html: string): string => textHash(html).toString('hex');

export const textHash = (html: string): Buffer => createHash('sha256').update(html, 'utf8').digest();

/** What administrators would have configured: waiver texts, tasks, activities, locations, products, settings. Rental lists come with the product (D56). */
export async function writeCatalog(client: ClientBase, today: Day): Promise<void> {
  await writeWaivers(client);
  await writeTasks(client, today);
  await insert(
    client,
    'product',
    PRODUCTS.map((product) => ({
      product_id: product.id,
      code: product.code,
      name: product.name,
      is_season_pass: product.isSeasonPass ?? false,
      requires_image: product.requiresImage ?? false,
      rules: product.rules,
      pos_waiver_ids: product.waivers,
    })),
  );
  await writeActivities(client);
  await writeLocations(client);
  await insert(
    client,
    'collection_item',
    COLLECTION_ITEMS.map(({ collectionId, name, value }) => ({ collection_id: collectionId, name, value })),
  );
  await writeSettings(client);
}

async function writeWaivers(client: ClientBase): Promise<void> {
  const english = Object.entries(WAIVER_TEXTS).map(([id, text]) => ({ id, language: 'en', ...text }));
  const french = Object.entries(WAIVERS_IN_FRENCH).map(([id, text]) => ({ id, language: 'fr', ...text }));
  for (const { html } of [...english, ...french])
    await client.query('insert into waiver_text (hash, html) values ($1, $2) on conflict do nothing', [
      textHash(html),
      html,
    ]);
  const inFrench = (id: string) => french.find((text) => text.id === id);
  await insert(
    client,
    'waiver',
    english.map(({ id, title, html }) => ({
      pos_waiver_id: id,
      title,
      text_hash: textHash(html),
      translations: inFrench(id) && { fr: { title: inFrench(id)?.title, textHash: hexOf(inFrench(id)?.html ?? '') } },
    })),
  );
  await insert(
    client,
    'waiver_version',
    english.map(({ id, title, html }) => ({
      pos_waiver_id: id,
      version: 1,
      title,
      text_hash: textHash(html),
      created_by: 'demo',
    })),
  );
  await insert(
    client,
    'waiver_version',
    french.map(({ id, title, html, language }) => ({
      pos_waiver_id: id,
      version: 2,
      language,
      title,
      text_hash: textHash(html),
      created_by: 'demo',
    })),
  );
}

async function writeTasks(client: ClientBase, today: Day): Promise<void> {
  await client.query('update task_type set enable_shoe_size = true, enable_stance = true where id = 2');
  await insert(
    client,
    'task',
    TASKS.map((task) => taskRow(task, today)),
  );
  await continueIds(client, 'task');
}

function taskRow(task: DemoTask, today: Day): Record<string, unknown> {
  const { waiver } = task;
  return {
    id: task.id,
    name: task.name,
    task_type_id: task.typeId,
    age_min: task.ageMin,
    age_max: task.ageMax,
    is_optional: task.isOptional ?? false,
    pos_waiver_id: waiver?.posWaiverId,
    consolidate_waivers: waiver?.isConsolidated ?? false,
    use_today_as_validation_date: waiver?.dates === 'today',
    start_effective_date: waiver?.dates === 'past' ? addDays(today, -170) : null,
    end_effective_date: endOf(waiver?.dates, today),
    enable_agree_checkbox: waiver?.methods.includes('agree') ?? false,
    enable_text_signature: waiver?.methods.includes('typed') ?? false,
    enable_wet_signature: waiver?.methods.includes('drawn') ?? false,
    custom_comment: waiver ? WAIVER_COMMENT : null,
    translations: TASKS_IN[task.id],
  };
}

export function endOf(dates: string | undefined, today: Day): Day | null {
  if (dates === 'season') return seasonEnd(today);
  return dates === 'past' ? addDays(today, -50) : null;
}

async function writeActivities(client: ClientBase): Promise<void> {
  await insert(
    client,
    'activity',
    ACTIVITIES.map((activity) => ({
      id: activity.id,
      name: activity.name,
      age_min: activity.ageMin,
      age_max: activity.ageMax,
      image_url: activity.picture,
      translations: ACTIVITIES_IN[activity.id],
    })),
  );
  await continueIds(client, 'activity');
  await insert(
    client,
    'activity_task',
    ACTIVITIES.flatMap(({ id, taskIds }) => taskIds.map((taskId) => ({ activity_id: id, task_id: taskId }))),
  );
  await insert(
    client,
    'activity_product',
    ACTIVITIES.flatMap(({ id, productIds }) =>
      productIds.map((productId) => ({ activity_id: id, product_id: productId })),
    ),
  );
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const weekends = ['saturday', 'sunday'] as const;

function openingHours({ open }: DemoLocation): string | null {
  if (!open) return null;
  const on = (days: readonly string[], [opens, closes]: [string, string] | [] = []) =>
    opens ? days.map((day) => [day, { opens, closes }]) : [];
  return JSON.stringify(Object.fromEntries([...on(weekdays, open.weekdays), ...on(weekends, open.weekends)]));
}

async function writeLocations(client: ClientBase): Promise<void> {
  await insert(
    client,
    'location',
    LOCATIONS.map((location) => ({
      id: location.id,
      name: location.name,
      description: location.description,
      is_enabled: !location.isDisabled,
      is_default: location.isDefault ?? false,
      is_edit_profile_location: location.isEditProfileLocation ?? false,
      use_pos_transactions_and_orders: location.usesPos ?? false,
      default_activity_id: location.activityIds[0],
      check_in_complete_text: location.completeText,
      time_zone: RESORT_TIME_ZONE,
      opening_hours: openingHours(location),
      translations: LOCATIONS_IN[location.id],
    })),
  );
  await continueIds(client, 'location');
  await insert(
    client,
    'location_activity',
    LOCATIONS.flatMap(({ id, activityIds }) =>
      activityIds.map((activityId) => ({ location_id: id, activity_id: activityId })),
    ),
  );
}

/** Language stays empty, so guests see the shipped texts; the theme holds only what is this resort's own. */
async function writeSettings(client: ClientBase): Promise<void> {
  const theme = {
    general: {
      logoUrl: '/demo/logo-on-dark.svg',
      logoWelcomeWidth: 300,
      favicon: '/demo/favicon.svg',
      backgroundImageUrl: '/demo/welcome.svg',
    },
    mediaCard: {
      resortName: 'Silverpine Mountain Resort',
      heroImageUrl: '/demo/activity-season-pass.svg',
      logoImageUrl: '/demo/logo-on-dark.svg',
    },
  };
  await client.query(
    `update admin_settings set theme_settings = $1, date_format = 'mmddyyyy', pass_checker_location_id = 'GON01', modified_at = now() where id = 1`,
    [JSON.stringify(theme)],
  );
}
