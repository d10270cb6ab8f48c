import type { Day } from '../dates/day';

/** Whole years, both ends included; an empty bound is open (D4). */
export interface AgeRange {
  ageMin: number | null;
  ageMax: number | null;
}

export interface TaskTypeConfiguration {
  id: number;
  /** Days for which a finished profile or photo stays valid; 0 or empty = for ever (D13). */
  effectiveDays: number | null;
}

/** The three dates of a waiver as the administrator set them (D14). */
export interface WaiverDates {
  useTodayAsValidationDate: boolean;
  startEffectiveDate: Day | null;
  endEffectiveDate: Day | null;
  validationDate: Day | null;
}

export interface TaskConfiguration extends AgeRange, WaiverDates {
  id: number;
  name: string;
  taskTypeId: number;
  isOptional: boolean;
  posWaiverId: string | null;
  /** There is something to sign: a text here, or the partner's page (D55). Of no meaning for other tasks. */
  hasText: boolean;
}

export interface ActivityConfiguration extends AgeRange {
  id: number;
  name: string;
  tasks: readonly TaskConfiguration[];
  productIds: readonly number[];
}

/** What the point of sale asks for when a product is bought (D16). */
export interface ProductConfiguration {
  id: number;
  name: string;
  /** Keywords, for example `RENTALPROFILEREQUIRED`. */
  rules: readonly string[];
  /** The `posWaiverId`s of the authorizations that the product needs. */
  authorizationTypes: readonly string[];
  isImageRequired: boolean;
}

export interface LocationConfiguration {
  id: number;
  timeZone: string;
  usePosTransactionsAndOrders: boolean;
  isEditProfileLocation: boolean;
  defaultActivityId: number | null;
  /** The location's activities in their order; the rules put the default one first. */
  activities: readonly ActivityConfiguration[];
}

/** Which purchases count (D10). An empty list does not filter; a purchase must pass every list that is not empty. */
export interface PurchaseFilters {
  resortCodes: readonly string[];
  resortGroupCodes: readonly string[];
  salesLocationIds: readonly string[];
}

export interface EligibilityConfiguration {
  location: LocationConfiguration;
  taskTypes: readonly TaskTypeConfiguration[];
  products: readonly ProductConfiguration[];
  filters: PurchaseFilters;
}
