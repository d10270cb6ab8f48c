import { type Day, type DayWindow, laterDay, purchaseWindow } from '../dates/day';
import type { EligibilityConfiguration, ProductConfiguration } from '../records/configuration';
import type { ContactId, Household, Medium } from '../records/household';
import { type ProfileValidity, profileValidity } from '../records/profiles';
import type { EligibilityDates } from './decision';

/** Everything one decision looks at, prepared once per household. */
export interface Scene {
  household: Household;
  configuration: EligibilityConfiguration;
  products: ReadonlyMap<number, ProductConfiguration>;
  today: Day;
  /** The day of the visit that somebody named; today when none was named, or it is past (D64). */
  visit: Day;
  window: DayWindow;
  /** Active unprinted media of a contact. */
  printableOf(contactId: ContactId): readonly Medium[];
  profileOf(contactId: ContactId, taskTypeId: number): ProfileValidity | undefined;
  effectiveDaysOf(taskTypeId: number): number | null;
}

/** A catalogue may hold thousands of products; its index is made once per configuration and goes away with it. */
const productIndexes = new WeakMap<readonly ProductConfiguration[], ReadonlyMap<number, ProductConfiguration>>();

/** Products by their id. */
export function productIndex(products: readonly ProductConfiguration[]): ReadonlyMap<number, ProductConfiguration> {
  let index = productIndexes.get(products);
  if (index === undefined) {
    index = new Map(products.map((product) => [product.id, product]));
    productIndexes.set(products, index);
  }
  return index;
}

const none: readonly Medium[] = [];

function printableByContact(media: readonly Medium[]): ReadonlyMap<ContactId, Medium[]> {
  const printable = new Map<ContactId, Medium[]>();
  for (const medium of media) {
    if (!medium.isActive || medium.isPrinted) continue;
    const own = printable.get(medium.contactId);
    if (own) own.push(medium);
    else printable.set(medium.contactId, [medium]);
  }
  return printable;
}

/** What every decision about the household asks for, computed once. */
export function sceneOf(household: Household, configuration: EligibilityConfiguration, dates: EligibilityDates): Scene {
  const printable = printableByContact(household.media);
  const profiles = new Map<string, ProfileValidity | undefined>();
  const zoned = { today: dates.today, timeZone: configuration.location.timeZone };
  const effectiveDaysOf = (taskTypeId: number) =>
    configuration.taskTypes.find((type) => type.id === taskTypeId)?.effectiveDays ?? null;
  return {
    household,
    configuration,
    products: productIndex(configuration.products),
    today: dates.today,
    visit: laterDay(dates.visitDate ?? dates.today, dates.today),
    window: purchaseWindow(dates.today),
    printableOf: (contactId) => printable.get(contactId) ?? none,
    profileOf(contactId, taskTypeId) {
      const key = `${contactId}.${taskTypeId}`;
      if (!profiles.has(key)) {
        profiles.set(key, profileValidity(household, contactId, taskTypeId, effectiveDaysOf(taskTypeId), zoned));
      }
      return profiles.get(key);
    },
    effectiveDaysOf,
  };
}
