import { type Day, laterDay } from '../dates/day';
import { ageOn, isAgeInRange } from '../people/age';
import type { ActivityConfiguration } from '../records/configuration';
import type { HouseholdContact, Purchase } from '../records/household';
import type { ActivityReason } from './decision';
import { byVisit, doesPurchaseCount } from './purchases';
import type { Scene } from './scene';

/** Whether an activity applies to a contact, why, and by which purchases. */
export interface Application {
  applies: boolean;
  reason: ActivityReason;
  purchases: readonly Purchase[];
  /** On the day of each of them (D64). */
  ages: readonly (number | null)[];
  relevantDate: Day;
  age: number | null;
}

const nothing: readonly never[] = [];

const dayOf = (scene: Scene, { productDate }: Purchase): Day => productDate ?? scene.visit;

/** The day on which what was bought must find its tasks done (D64). */
export const visitOf = (scene: Scene, purchase: Purchase): Day => laterDay(dayOf(scene, purchase), scene.today);

/** Location-driven: the activity applies when the member's age fits (D9). */
export function applyByAge(scene: Scene, activity: ActivityConfiguration, contact: HouseholdContact): Application {
  const relevantDate = scene.visit;
  const age = ageOn(contact.dateOfBirth, relevantDate);
  const applies = isAgeInRange(age, activity);
  const { ageMin, ageMax } = activity;
  return {
    applies,
    reason: { code: applies ? 'ageInRange' : 'activityNotInAgeRange', age, ageMin, ageMax },
    purchases: nothing,
    ages: nothing,
    relevantDate,
    age,
  };
}

/** The purchases of a contact that count today, the next visit first (D9, D10). */
export function countingPurchases(scene: Scene, contact: HouseholdContact): Purchase[] {
  return scene.household.purchases
    .filter(
      (purchase) =>
        purchase.contactId === contact.contactId &&
        doesPurchaseCount(purchase, scene.configuration.filters, scene.window, scene.today),
    )
    .sort(byVisit(scene.today));
}

/**
 * Transaction-driven: the activity applies when the member holds one of its products (D9). The purchase decides alone; the activity's
 * own age range is for location-driven locations, the tasks' age ranges hold in both: on the day of that purchase (D64).
 */
export function applyByPurchase(
  scene: Scene,
  activity: ActivityConfiguration,
  contact: HouseholdContact,
  counting: readonly Purchase[],
): Application {
  const purchases = counting.filter((purchase) => activity.productIds.includes(purchase.productId));
  const first = purchases[0];
  if (first === undefined) {
    const { visit: relevantDate } = scene;
    const age = ageOn(contact.dateOfBirth, relevantDate);
    return { applies: false, reason: { code: 'notPurchased' }, purchases, ages: nothing, relevantDate, age };
  }
  const ages = purchases.map((purchase) => ageOn(contact.dateOfBirth, dayOf(scene, purchase)));
  const productName = scene.products.get(first.productId)?.name;
  return {
    applies: true,
    reason: { code: 'purchased', productName, productDate: first.productDate },
    purchases,
    ages,
    relevantDate: visitOf(scene, first),
    age: ages[0] ?? null,
  };
}

/** Transaction-driven and nothing applies: the default activity does, with every task, if the age fits (D9). */
export function applyAsDefault(scene: Scene, activity: ActivityConfiguration, contact: HouseholdContact): Application {
  const byAge = applyByAge(scene, activity, contact);
  return byAge.applies ? { ...byAge, reason: { code: 'defaultActivity' } } : byAge;
}
