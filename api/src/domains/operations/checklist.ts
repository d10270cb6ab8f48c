import { type Dashboard, taskTypeIds } from '@arrival/contracts';
import { isSignedElsewhere, offered } from '@arrival/rules';
import type { AppConfig } from '../../config/app-config';
import type { CatalogActivity, CatalogLocation, CatalogSnapshot } from '../catalog/catalog.facade';
import type { DashboardState } from './dashboard.queries';

type Item = Dashboard['checklist'][number];
type Missing = Item['missing'];

/** Their names are codes, too: the console has the words. */
const neededLists = ['age', 'ability', 'height', 'weight'] as const;

function item(code: Item['code'], isDone: boolean, isRequired: boolean, missing: Missing = []): Item {
  return { code, isDone, isRequired, missing };
}

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

const hasDefaultActivity = (location: CatalogLocation): boolean =>
  location.activities.some((activity) => activity.id === location.defaultActivityId);

/** The activities that guests can meet, once each. */
function openActivities({ locations }: CatalogSnapshot): CatalogActivity[] {
  const activities = locations.filter(({ isEnabled }) => isEnabled).flatMap((location) => location.activities);
  return [...new Map(activities.map((activity) => [activity.id, activity])).values()];
}

export function openTasks(snapshot: CatalogSnapshot): CatalogActivity['tasks'] {
  const tasks = openActivities(snapshot).flatMap((activity) => activity.tasks);
  return [...new Map(tasks.map((task) => [task.id, task])).values()];
}

type Features = Pick<AppConfig, 'features'>;
type OpenTask = CatalogActivity['tasks'][number];

const isPartners = (features: Features) => (task: OpenTask) =>
  task.taskTypeId === taskTypeIds.waiver && isSignedElsewhere(task, features);

/** Waivers that are asked for and have nothing to sign; one that the partner signs needs no text here. */
function textsMissing(snapshot: CatalogSnapshot): Missing {
  const missing = new Map<string, string>();
  for (const { taskTypeId, posWaiverId, name, hasText } of openTasks(snapshot)) {
    if (taskTypeId !== taskTypeIds.waiver || !posWaiverId || hasText) continue;
    missing.set(posWaiverId, snapshot.waivers.get(posWaiverId)?.title ?? name);
  }
  return [...missing].map(([id, name]) => ({ id, name }));
}

/** With the feature 1Risk alone: the partner's waivers, as long as nobody can sign them. */
function signableItems(snapshot: CatalogSnapshot, { isOneRiskSet }: DashboardState, { features }: Features): Item[] {
  if (!features.includes('1Risk')) return [];
  const partners = openTasks(snapshot).filter(isPartners({ features })).map(named);
  const blocked = isOneRiskSet ? [] : partners;
  return [item('waiversSignable', blocked.length === 0, true, blocked)];
}

/** What a guest begins with: the default location and its default activity, alone. */
export function firstChoice({ defaultLocation, ...others }: CatalogSnapshot): CatalogSnapshot {
  if (!defaultLocation) return { ...others, defaultLocation, locations: [] };
  const activities = defaultLocation.activities.filter(({ id }) => id === defaultLocation.defaultActivityId);
  return { ...others, defaultLocation, locations: [{ ...defaultLocation, activities }] };
}

export const isComplete = (checklist: readonly Item[]): boolean =>
  checklist.every(({ isDone, isRequired }) => isDone || !isRequired);

/** Can guests check in now, and what is left to set up? The required ones decide. */
export function checklistOf(snapshot: CatalogSnapshot, state: DashboardState, features: Features): Item[] {
  const locations = snapshot.locations.filter(({ isEnabled }) => isEnabled);
  const activities = openActivities(snapshot);
  const noDefault = locations.filter((location) => !hasDefaultActivity(location)).map(named);
  const noTasks = activities.filter(({ tasks }) => tasks.length === 0).map(named);
  const noText = textsMissing(snapshot);
  const asksRental = openTasks(snapshot).some(({ taskTypeId }) => taskTypeId === taskTypeIds.rentalProfile);
  const noEntries = neededLists
    .filter((list) => offered(snapshot.referenceLists[list]).length === 0)
    .map((id) => ({ id, name: id }));
  return [
    item('defaultLocation', snapshot.defaultLocation !== null, true),
    item('defaultActivities', locations.length > 0 && noDefault.length === 0, true, noDefault),
    item('activitiesWithTasks', activities.length > 0 && noTasks.length === 0, true, noTasks),
    item('waiverTexts', noText.length === 0, true, noText),
    ...signableItems(snapshot, state, features),
    item('referenceLists', noEntries.length === 0, asksRental, noEntries),
    item('texts', state.hasOwnTexts, false),
    item('theme', state.hasOwnTheme, false),
    item('administrators', state.administrators > 1, false),
  ];
}
