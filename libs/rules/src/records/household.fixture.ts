import type {
  ActivityConfiguration,
  EligibilityConfiguration,
  LocationConfiguration,
  ProductConfiguration,
  TaskConfiguration,
} from './configuration';
import type { Household, HouseholdContact, Medium, Purchase } from './household';

/** Plain starting points for the specs of eligibility; each spec states only what it is about. */

export const today = '2026-11-20';

export const adult: HouseholdContact = { contactId: 1, firstName: 'Ana', lastName: 'Berg', dateOfBirth: '1986-03-14' };
const child: HouseholdContact = { contactId: 2, firstName: 'Mia', lastName: 'Berg', dateOfBirth: '2018-06-01' };

export function householdOf(parts: Partial<Household> = {}): Household {
  return {
    headContactId: adult.contactId,
    contacts: [adult, child],
    purchases: [],
    media: [],
    authorizations: [],
    rentalProfiles: [],
    childRegistrations: [],
    photos: [],
    skips: [],
    ...parts,
  };
}

export function taskOf(parts: Partial<TaskConfiguration> & { id: number; taskTypeId: number }): TaskConfiguration {
  return {
    name: `Task ${parts.id}`,
    ageMin: null,
    ageMax: null,
    isOptional: false,
    posWaiverId: parts.taskTypeId === 1 ? 'W1' : null,
    hasText: true,
    useTodayAsValidationDate: false,
    startEffectiveDate: null,
    endEffectiveDate: null,
    validationDate: null,
    ...parts,
  };
}

export const waiver = taskOf({ id: 11, taskTypeId: 1 });
export const rental = taskOf({ id: 12, taskTypeId: 2 });
export const registration = taskOf({ id: 13, taskTypeId: 3 });
export const photo = taskOf({ id: 14, taskTypeId: 4 });

export function activityOf(parts: Partial<ActivityConfiguration> & { id: number }): ActivityConfiguration {
  return {
    name: `Activity ${parts.id}`,
    ageMin: null,
    ageMax: null,
    tasks: [waiver, rental, registration, photo],
    productIds: [],
    ...parts,
  };
}

export function productOf(parts: Partial<ProductConfiguration> & { id: number }): ProductConfiguration {
  return { name: `Product ${parts.id}`, rules: [], authorizationTypes: [], isImageRequired: false, ...parts };
}

export function purchaseOf(parts: Partial<Purchase> = {}): Purchase {
  return { contactId: 1, kind: 'orderLine', status: 'open', productId: 500, productDate: today, ...parts };
}

export function mediumOf(parts: Partial<Medium> = {}): Medium {
  return { contactId: 1, productId: 500, isActive: true, isPrinted: false, isImageRequired: false, ...parts };
}

export function configurationOf(
  location: Partial<LocationConfiguration> = {},
  parts: Partial<EligibilityConfiguration> = {},
): EligibilityConfiguration {
  return {
    location: {
      id: 7,
      timeZone: 'America/Denver',
      usePosTransactionsAndOrders: false,
      isEditProfileLocation: false,
      defaultActivityId: 100,
      activities: [activityOf({ id: 100 })],
      ...location,
    },
    taskTypes: [
      { id: 1, effectiveDays: null },
      { id: 2, effectiveDays: 365 },
      { id: 3, effectiveDays: 365 },
      { id: 4, effectiveDays: 1095 },
    ],
    products: [],
    filters: { resortCodes: [], resortGroupCodes: [], salesLocationIds: [] },
    ...parts,
  };
}
