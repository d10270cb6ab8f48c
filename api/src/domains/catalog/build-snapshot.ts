import type { PlaceTranslations, RentalListName } from '@arrival/contracts';
import { isSignedElsewhere, parseCodes, textIn } from '@arrival/rules';
import type { AppConfig } from '../../config/app-config';
import { cleanHtml } from '../../platform/html/clean-html';
import type { CatalogActivity, CatalogLists, CatalogLocation, CatalogSnapshot, CatalogTask } from './catalog.facade';
import type { ConfigurationRows } from './catalog.queries';
import { namedRentalLists } from './rental-lists';

type Features = Pick<AppConfig, 'features'>;

function groupBy<Link, Key, Value>(
  links: readonly Link[],
  key: (link: Link) => Key,
  value: (link: Link) => Value,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const link of links) groups.set(key(link), [...(groups.get(key(link)) ?? []), value(link)]);
  return groups;
}

function referenceLists(items: ConfigurationRows['referenceItems']): CatalogLists {
  const of = (wanted: RentalListName) =>
    items.filter(({ list }) => list === wanted).map(({ list: _, ...item }) => item);
  return {
    age: of('age'),
    ability: of('ability'),
    height: of('height'),
    weight: of('weight'),
    shoeSize: of('shoeSize'),
  };
}

function passChecker({ passChecker: { lists, locationId } }: ConfigurationRows): CatalogSnapshot['passChecker'] {
  const of = (id: number) =>
    lists.filter(({ collectionId }) => collectionId === id).map(({ name, value }) => ({ name, value }));
  return { lifts: of(1), reasons: of(2), locationId };
}

/** What there is to sign: a text, or the partner's page, which needs none here (D55). */
function withText(
  rows: ConfigurationRows,
  features: Features,
): (task: ConfigurationRows['tasks'][number]) => CatalogTask {
  // In some language: then everybody reads one.
  const texts = new Set(rows.waivers.filter((waiver) => textIn(waiver, 'en')).map(({ posWaiverId }) => posWaiverId));
  return (task) => ({ ...task, hasText: texts.has(task.posWaiverId ?? '') || isSignedElsewhere(task, features) });
}

function activitiesByLocation(
  rows: ConfigurationRows,
  taskTypeIds: ReadonlySet<number>,
  features: Features,
): Map<number, Omit<CatalogActivity, 'isLocationDefaultActivity'>[]> {
  const asked = rows.tasks.filter((task) => taskTypeIds.has(task.taskTypeId)).map(withText(rows, features));
  const tasks = new Map(asked.map((task) => [task.id, task]));
  const taskIds = groupBy(
    rows.activityTasks,
    (link) => link.activityId,
    (link) => link.taskId,
  );
  const productIds = groupBy(
    rows.activityProducts,
    (link) => link.activityId,
    (link) => link.productId,
  );
  const activities = new Map(
    rows.activities.map((activity) => {
      const ownTasks = (taskIds.get(activity.id) ?? []).flatMap((id) => tasks.get(id) ?? []);
      return [activity.id, { ...activity, tasks: ownTasks, productIds: productIds.get(activity.id) ?? [] }];
    }),
  );
  const linked = rows.locationActivities.flatMap(({ locationId, activityId }) => {
    const activity = activities.get(activityId);
    return activity ? [{ locationId, activity }] : [];
  });
  return groupBy(
    linked,
    (link) => link.locationId,
    (link) => link.activity,
  );
}

const cleanTexts = (translations: PlaceTranslations): PlaceTranslations =>
  translations &&
  Object.fromEntries(
    Object.entries(translations).map(([language, { checkInCompleteText: html, ...texts }]) => [
      language,
      { ...texts, ...(html && { checkInCompleteText: cleanHtml(html) }) },
    ]),
  );

/** Joins the configuration's rows into what is asked where. HTML of administrators is cleaned on the way out too (D50). */
export function buildSnapshot(rows: ConfigurationRows, features: Features): CatalogSnapshot {
  const taskTypes = rows.taskTypes.filter((type) => !type.isDeleted);
  const activities = activitiesByLocation(rows, new Set(taskTypes.map((type) => type.id)), features);
  const locations: CatalogLocation[] = rows.locations.map((location) => ({
    ...location,
    checkInCompleteText: location.checkInCompleteText && cleanHtml(location.checkInCompleteText),
    translations: cleanTexts(location.translations),
    activities: (activities.get(location.id) ?? []).map((activity) => ({
      ...activity,
      isLocationDefaultActivity: activity.id === location.defaultActivityId,
    })),
  }));
  const lists = referenceLists(rows.referenceItems);
  return {
    language: 'en',
    locations,
    defaultLocation: locations.find((location) => location.isDefault) ?? null,
    taskTypes,
    products: rows.products,
    productNames: new Map(rows.products.map((product) => [product.id, product.name])),
    productCodes: new Map(rows.products.map((product) => [product.id, product.code])),
    filters: {
      resortCodes: parseCodes(rows.filters?.resortCodes),
      resortGroupCodes: parseCodes(rows.filters?.resortGroupCodes),
      salesLocationIds: parseCodes(rows.filters?.salesLocationIds),
    },
    referenceLists: lists,
    rentalLists: namedRentalLists(lists),
    passChecker: passChecker(rows),
    waivers: new Map(rows.waivers.map((waiver) => [waiver.posWaiverId, waiver])),
  };
}
