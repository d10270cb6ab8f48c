import type { LanguageTag } from '@arrival/contracts';
import type { CatalogActivity, CatalogLocation, CatalogSnapshot, CatalogTask } from './catalog.facade';
import { listsIn, namedRentalLists } from './rental-lists';

const known = new WeakMap<CatalogSnapshot, Map<LanguageTag, CatalogSnapshot>>();

type Texts = Readonly<Record<string, string | undefined>>;

/** Without an English text there is none: whoever takes it away means it for everybody. */
function saying<Named extends object>(record: Named, texts: Texts = {}): Named {
  const english = record as Readonly<Record<string, unknown>>;
  return { ...record, ...Object.fromEntries(Object.entries(texts).filter(([field]) => english[field])) };
}

/** As the database orders them in English. */
function defaultThenName(language: LanguageTag) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one: CatalogLocation, other: CatalogLocation): number =>
    Number(other.isDefault) - Number(one.isDefault) || compare(one.name, other.name) || one.id - other.id;
}

/** The configuration with its names and texts in a language; what nobody translated stays English. Made once for each. */
export function snapshotIn(english: CatalogSnapshot, language: LanguageTag): CatalogSnapshot {
  if (language === 'en') return english;
  const ofThis = known.get(english) ?? new Map<LanguageTag, CatalogSnapshot>();
  known.set(english, ofThis);
  const made = ofThis.get(language) ?? translated(english, language);
  ofThis.set(language, made);
  return made;
}

function translated(english: CatalogSnapshot, language: Exclude<LanguageTag, 'en'>): CatalogSnapshot {
  const tasks = new Map<CatalogTask, CatalogTask>();
  const taskIn = (task: CatalogTask): CatalogTask => {
    const said = tasks.get(task) ?? saying(task, task.translations?.[language]);
    tasks.set(task, said);
    return said;
  };
  const activityIn = (activity: CatalogActivity): CatalogActivity => ({
    ...saying(activity, activity.translations?.[language]),
    tasks: activity.tasks.map(taskIn),
  });
  const locations = english.locations
    .map(
      (location): CatalogLocation => ({
        ...saying(location, location.translations?.[language]),
        activities: location.activities.map(activityIn),
      }),
    )
    .sort(defaultThenName(language));
  const defaultLocation = locations.find(({ isDefault }) => isDefault) ?? null;
  const referenceLists = listsIn(english.referenceLists, language);
  const rentalLists = namedRentalLists(referenceLists);
  return { ...english, language, locations, defaultLocation, referenceLists, rentalLists };
}
